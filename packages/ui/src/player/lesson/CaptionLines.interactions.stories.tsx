import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { DEFAULT_PLAYER_SETTINGS } from '../lazy/PlayerSettings.ts';
import lessonStories from './LessonPlayer.stories.tsx';
import { LessonPlayer } from './LessonPlayer.tsx';

const meta = {
  tags: ['!autodocs'],
  component: LessonPlayer,
  args: lessonStories.args,
  parameters: { frame: { maxWidth: 745 } },
} satisfies Meta<typeof LessonPlayer>;
export default meta;
type Story = StoryObj<typeof meta>;

const timeIn = (element: HTMLElement) => element.querySelector('video')?.currentTime;

export const CaptionsTurnedOnWhilePaused: Story = {
  args: { captionsUrl: '/media/lessons/turning/captions.zh.vtt', startAtMs: 16_000 },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await waitFor(() => expect(timeIn(canvasElement)).toBe(16));
    await userEvent.click(await canvas.findByRole('button', { name: '字幕' }));
    await expect(await canvas.findByText('蹲下来，眼睛和老人一样高，一句一句慢慢说。')).toBeVisible();
  },
};

/** Below the picture captions have a row, which is there while they are on. */
export const ARowWhileTheyAreOn: Story = {
  args: { captionsUrl: '/media/lessons/turning/captions.zh.vtt', startAtMs: 16_000 },
  parameters: { frame: { maxWidth: 375 } },
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    const button = await canvas.findByRole('button', { name: '字幕' });
    const player = () => canvasElement.querySelector('[data-media-player]')?.getBoundingClientRect();
    const height = () => player()?.height;
    const picture = ((player()?.width ?? 0) * 9) / 16;
    await step('off: the controls follow the picture, which says where it goes on', async () => {
      await expect(await canvas.findByText('上次学到 00:16')).toBeVisible();
      await expect(height()).toBeCloseTo(picture + 48, 0);
    });
    await step('on', async () => {
      await userEvent.click(button);
      await waitFor(() => expect(height()).toBeCloseTo(picture + 48 + 36, 0));
      const line = await canvas.findByText('蹲下来，眼睛和老人一样高，一句一句慢慢说。');
      const { top, bottom } = line.getBoundingClientRect();
      await expect(top).toBeGreaterThanOrEqual((player()?.top ?? 0) + picture);
      await expect(bottom).toBeLessThanOrEqual((player()?.bottom ?? 0) - 48);
    });
  },
};

export const ARowOnAWideStage: Story = { ...ARowWhileTheyAreOn, parameters: meta.parameters };

/** The signed addresses of video and captions expired: the captions come from new ones, and the video plays on. */
export const CaptionsAreRenewed: Story = {
  args: { initialSettings: { ...DEFAULT_PLAYER_SETTINGS, hasCaptions: true } },
  render: function Renewed(args) {
    const [signature, setSignature] = useState('expired');
    const captions = signature === 'new' ? 'turning/captions.zh.vtt' : 'none.vtt';
    return (
      <LessonPlayer
        {...args}
        sources={args.sources.map(({ url, ...source }) => ({
          ...source,
          url: `${url}?auth_key=${signature}`,
        }))}
        captionsUrl={`/media/lessons/${captions}?auth_key=${signature}`}
        onRenew={async () => setSignature('new')}
      />
    );
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await canvas.findByText('00:00 / 01:18');
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(await canvas.findByText('先核对姓名和床号，再开口说话。')).toBeVisible();
    await expect(timeIn(canvasElement)).toBe(10);
    await expect(canvasElement.querySelector('video')?.currentSrc).toMatch(/auth_key=expired$/);
  },
};

/** A host without CORS headers, or a file that is gone: the video plays, and the student learns why there is no text. */
export const MissingCaptionsAreSaid: Story = {
  args: {
    initialSettings: { ...DEFAULT_PLAYER_SETTINGS, hasCaptions: true },
    captionsUrl: '/media/lessons/none.vtt',
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await canvas.findByText('00:00 / 01:18');
    await expect(await canvas.findByText('字幕没有加载出来，视频可以照常看')).toBeVisible();
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(timeIn(canvasElement)).toBe(5));
  },
};
