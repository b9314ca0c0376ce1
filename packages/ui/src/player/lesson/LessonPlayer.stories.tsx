import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, waitFor } from 'storybook/test';
import { InteractionStates } from '../../testing/InteractionStates.tsx';
import { DEFAULT_PLAYER_SETTINGS } from '../lazy/PlayerSettings.ts';
import { SAMPLE_SOURCES } from '../testing/renderSamplePlayer.tsx';
import { LessonPlayer } from './LessonPlayer.tsx';

const meta = {
  title: '课堂播放器 LessonPlayer',
  id: 'lesson-player',
  component: LessonPlayer,
  args: {
    title: '30° 侧卧与五处受压点检查',
    sources: SAMPLE_SOURCES,
    posterUrl: '/media/lessons/turning/poster.jpg',
    startAtMs: 0,
    chapterMarksMs: [6000, 30_000, 54_000],
  },
  parameters: { frame: { maxWidth: 745 } },
} satisfies Meta<typeof LessonPlayer>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing lies on the picture: the controls are below it, the seek line on the seam. */
export const Paused: Story = {
  name: '已暂停 Paused',
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText('00:00 / 01:18');
    await waitFor(() => expect(canvas.queryByRole('status')).toBeNull());
    const video = canvasElement.querySelector('video');
    if (!video) throw new Error('There is no video element.');
    const { left, right, bottom } = video.getBoundingClientRect();
    const play = canvas.getByRole('button', { name: '播放' }).getBoundingClientRect();
    await expect(play.top).toBeGreaterThanOrEqual(bottom);
    const seek = canvas.getByRole('slider', { name: '播放进度' }).getBoundingClientRect();
    await expect(Math.abs((seek.top + seek.bottom) / 2 - bottom)).toBeLessThan(2);
    for (const x of [left + 40, (left + right) / 2, right - 40])
      await expect(document.elementFromPoint(x, bottom - 40)?.closest('span')).toBeNull();
  },
};

export const Playing: Story = {
  name: '播放中 Playing',
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('00:00 / 01:18');
    // A browser plays sound only after a real press, which a story does not make.
    await userEvent.click(canvas.getByRole('button', { name: '静音' }));
    await userEvent.click(canvas.getByRole('button', { name: '播放' }));
    await expect(await canvas.findByRole('button', { name: '暂停' })).toBeVisible();
  },
};

/** The position of the last visit, with a way back to the start; the hint stays three seconds. */
export const Resumed: Story = { name: '续播 Resumed', args: { startAtMs: 46_000 } };

/** The stream's requests get no answer. */
export const Buffering: Story = {
  name: '缓冲中 Buffering',
  args: { sources: [{ quality: '720P', url: '/media/lessons/turning/hls/master.m3u8' }] },
  beforeEach: () => {
    const send = spyOn(XMLHttpRequest.prototype, 'send').mockImplementation(() => undefined);
    return () => send.mockRestore();
  },
};

/** A stream has levels, and starts quietly. */
export const Hls: Story = {
  name: '流媒体 Hls',
  args: { sources: [{ quality: '720P', url: '/media/lessons/turning/hls/master.m3u8' }] },
};

export const Captions: Story = {
  name: '字幕 Captions',
  args: {
    startAtMs: 12_000,
    captionsUrl: '/media/lessons/turning/captions.zh.vtt',
    initialSettings: { ...DEFAULT_PLAYER_SETTINGS, hasCaptions: true },
  },
};

export const WithNextLesson: Story = { name: '带下一课 With Next Lesson', args: { onNext: () => undefined } };

export const Failed: Story = {
  name: '失败 Failed',
  args: { sources: [{ quality: '720P', url: '/media/lessons/none.mp4' }] },
};

/** The hint is at the top, where it hides no face; the volume slider opens above its button. */
export const Phone: Story = {
  name: '手机 Phone',
  args: { ...Captions.args, startAtMs: 46_000 },
  parameters: { frame: { width: 375 }, layout: 'fullscreen' },
  globals: { viewport: { value: 'phone' } },
};

/** The first control in each state; the player itself is never disabled. */
export const States: Story = {
  name: '悬停 焦点 按下 禁用 States',
  render: (args) => (
    <InteractionStates isNeverDisabled>
      {(_, name) => <LessonPlayer {...args} title={`${args.title}（${name}）`} />}
    </InteractionStates>
  ),
};
