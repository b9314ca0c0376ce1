import type { MediaEvent } from '@cloud-school/engine';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef, useState } from 'react';
import { expect, fireEvent, fn, spyOn, waitFor } from 'storybook/test';
import { DEFAULT_PLAYER_SETTINGS, type PlayerSettings } from '../lazy/PlayerSettings.ts';
import type { LessonPlayerHandle } from './LessonPlayback.ts';
import lessonStories from './LessonPlayer.stories.tsx';
import { LessonPlayer } from './LessonPlayer.tsx';

const onMedia = fn<(event: MediaEvent) => void>();

const meta = {
  tags: ['!autodocs'],
  component: LessonPlayer,
  args: {
    ...lessonStories.args,
    onMedia,
    onSettingsChange: fn<(settings: PlayerSettings) => void>(),
  },
  parameters: { frame: { maxWidth: 745 } },
} satisfies Meta<typeof LessonPlayer>;
export default meta;
type Story = StoryObj<typeof meta>;

function videoIn(element: HTMLElement): HTMLVideoElement {
  const video = element.querySelector('video');
  if (!video) throw new Error('There is no video element.');
  return video;
}

export const PlaysAndReports: Story = {
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    await step('its length is known before it plays', async () => {
      await expect(await canvas.findByText('00:00 / 01:18')).toBeVisible();
      await waitFor(() => expect(onMedia).toHaveBeenCalledWith({ type: 'duration', durationMs: 78_000 }));
    });
    await step('a press plays it, and each event is reported', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '静音' }));
      await userEvent.click(canvas.getByRole('button', { name: '播放' }));
      await waitFor(() => expect(videoIn(canvasElement).currentTime).toBeGreaterThan(0.3));
      await expect(onMedia).toHaveBeenCalledWith(expect.objectContaining({ type: 'play', rate: 1 }));
      await expect(onMedia).toHaveBeenCalledWith(expect.objectContaining({ type: 'timeupdate' }));
    });
    await step('a seek is reported at its target', async () => {
      await fireEvent.input(canvas.getByRole('slider', { name: '播放进度' }), { target: { value: '40' } });
      await waitFor(() =>
        expect(onMedia).toHaveBeenCalledWith(expect.objectContaining({ type: 'seeked', rate: 1 })),
      );
      await userEvent.click(canvas.getByRole('button', { name: '暂停' }));
      await waitFor(() => expect(onMedia).toHaveBeenCalledWith(expect.objectContaining({ type: 'pause' })));
    });
  },
};

/** In the classroom page of a phone of 360 px. */
export const TimeIsWholeOnTheSmallestStage: Story = {
  parameters: { frame: { maxWidth: 286 } },
  play: async ({ canvas, canvasElement, step }) => {
    const time = await canvas.findByText('00:00 / 01:18');
    await step('the time is not cut', async () => {
      await expect(time.scrollWidth).toBeLessThanOrEqual(time.clientWidth);
      await expect(time.scrollHeight).toBeLessThanOrEqual(time.clientHeight);
    });
    await step('no disc covers the picture, and the controls take less than half of it', async () => {
      await waitFor(() => expect(canvas.queryByRole('status')).toBeNull());
      const stage = canvasElement.querySelector('video')?.getBoundingClientRect();
      const seek = canvas.getByRole('slider', { name: '播放进度' }).getBoundingClientRect();
      await expect(seek.top - (stage?.top ?? 0)).toBeGreaterThan((stage?.height ?? 0) / 2);
      const middle = document.elementFromPoint(
        (stage?.left ?? 0) + (stage?.width ?? 0) / 2,
        (stage?.top ?? 0) + (stage?.height ?? 0) / 2,
      );
      await expect(middle?.closest('span')).toBeNull();
    });
  },
};

export const RateAndQualityKeepThePosition: Story = {
  play: async ({ canvas, canvasElement, userEvent, args, step }) => {
    const countSeeks = () => onMedia.mock.calls.filter(([event]) => event.type === 'seeked').length;
    let seeks = 0;
    await canvas.findByText('00:00 / 01:18');
    await step('the rate is chosen from four, and remembered', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '倍速 1.0x' }));
      await expect(canvas.getAllByRole('menuitemradio').map(({ textContent }) => textContent)).toEqual([
        '0.75x',
        '1.0x',
        '1.5x',
        '2.0x',
      ]);
      await expect(canvas.getByRole('menuitemradio', { name: '1.0x' })).toHaveFocus();
      await userEvent.keyboard('{ArrowDown}{Enter}');
      await waitFor(() => expect(videoIn(canvasElement).playbackRate).toBe(1.5));
      await expect(canvas.getByRole('button', { name: '倍速 1.5x' })).toHaveFocus();
      await expect(args.onSettingsChange).toHaveBeenLastCalledWith(expect.objectContaining({ rate: 1.5 }));
    });
    await step('while it plays, another quality goes on from there', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '静音' }));
      await userEvent.click(canvas.getByRole('button', { name: '播放' }));
      await fireEvent.input(canvas.getByRole('slider', { name: '播放进度' }), { target: { value: '40' } });
      await waitFor(() => expect(videoIn(canvasElement).currentTime).toBeGreaterThan(40));
      // The position changes when a seek begins; the next step counts the seeks that ended.
      await waitFor(() => expect(countSeeks()).toBeGreaterThan(0));
      seeks = countSeeks();
      await userEvent.click(canvas.getByRole('button', { name: '清晰度 720P' }));
      await userEvent.click(canvas.getByRole('menuitemradio', { name: '360P' }));
      await waitFor(() => expect(videoIn(canvasElement).currentSrc).toContain('360p'));
      await waitFor(() => expect(videoIn(canvasElement).currentTime).toBeGreaterThan(40));
      await waitFor(() => expect(videoIn(canvasElement).paused).toBe(false));
      await expect(videoIn(canvasElement).playbackRate).toBe(1.5);
      await expect(videoIn(canvasElement).muted).toBe(true);
      await expect(canvas.getByRole('button', { name: '清晰度 360P' })).toBeVisible();
    });
    await step('nothing of that is reported as a jump', async () => {
      const types = onMedia.mock.calls.map(([event]) => event.type);
      await expect(countSeeks()).toBe(seeks);
      const positions = onMedia.mock.calls
        .slice(types.indexOf('seeked'))
        .flatMap(([event]) => (event.type === 'duration' ? [] : [event.positionMs]));
      await expect(Math.min(...positions)).toBeGreaterThanOrEqual(40_000);
    });
    await step('a paused one stays paused', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '暂停' }));
      const { currentTime } = videoIn(canvasElement);
      await userEvent.click(canvas.getByRole('button', { name: '清晰度 360P' }));
      await userEvent.click(canvas.getByRole('menuitemradio', { name: '480P' }));
      await waitFor(() => expect(videoIn(canvasElement).currentSrc).toContain('480p'));
      await waitFor(() => expect(videoIn(canvasElement).currentTime).toBeCloseTo(currentTime, 0));
      await expect(videoIn(canvasElement).paused).toBe(true);
    });
  },
};

const onPlace = fn<(positionMs: number) => void>();

export const ResumesWithAHint: Story = {
  args: { startAtMs: 46_000, onPlace },
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    await step('it stands at the last position and says so', async () => {
      await expect(await canvas.findByText('上次学到 00:46')).toBeVisible();
      await waitFor(() => expect(videoIn(canvasElement).currentTime).toBe(46));
      await expect(onMedia).not.toHaveBeenCalledWith(expect.objectContaining({ type: 'seeked' }));
      await expect(onPlace).toHaveBeenCalledWith(46_000);
    });
    await step('it goes on once it plays', async () => {
      await fireEvent.pointerEnter(canvas.getByText('上次学到 00:46'));
      await userEvent.click(canvas.getByRole('button', { name: '静音' }));
      await userEvent.click(canvas.getByRole('button', { name: '播放' }));
      await expect(await canvas.findByText('已从上次的 00:46 继续播放')).toBeVisible();
    });
    await step('it can start again, without losing the keyboard', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '从头播放' }));
      await expect(canvas.queryByText('已从上次的 00:46 继续播放')).toBeNull();
      await waitFor(() => expect(videoIn(canvasElement).currentTime).toBeLessThan(5));
      await expect(canvas.getByRole('region', { name: /^视频/ })).toHaveFocus();
    });
  },
};

/** A note or a line of the transcript goes there, on a stage of any size. */
export const JumpsInSight: Story = {
  render: function Jumping(args) {
    const player = useRef<LessonPlayerHandle>(null);
    return (
      <>
        <button type="button" onClick={() => player.current?.seekTo(46_000)}>
          笔记 00:46
        </button>
        <LessonPlayer {...args} ref={player} />
      </>
    );
  },
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    await canvas.findByText('00:00 / 01:18');
    await step('the jump is said', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '笔记 00:46' }));
      const hint = await canvas.findByText('已跳到 00:46');
      await expect(hint).toBeVisible();
      const picture = canvasElement.querySelector('[data-media-provider]')?.getBoundingClientRect();
      await expect(hint.getBoundingClientRect().top).toBeGreaterThanOrEqual(picture?.bottom ?? Infinity);
      await waitFor(() => expect(videoIn(canvasElement).currentTime).toBe(46));
    });
    await step('one press goes back', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '回到 00:00' }));
      await waitFor(() => expect(videoIn(canvasElement).currentTime).toBe(0));
      await expect(canvas.queryByText('已跳到 00:46')).toBeNull();
    });
  },
};

/** On a small stage nothing lies on the picture: what is said and pressed are rows below it. */
export const JumpsBelowASmallPicture: Story = {
  ...JumpsInSight,
  parameters: { frame: { maxWidth: 375 } },
  play: async (context) => {
    const { canvas, canvasElement, userEvent } = context;
    await canvas.findByText('00:00 / 01:18');
    await userEvent.click(canvas.getByRole('button', { name: '笔记 00:46' }));
    const picture = canvasElement.querySelector('[data-media-provider]')?.getBoundingClientRect();
    await expect(picture?.height).toBeCloseTo((375 * 9) / 16, 0);
    const parts = [await canvas.findByText('已跳到 00:46'), ...canvas.getAllByRole('button').slice(1)];
    for (const part of parts)
      await expect(part.getBoundingClientRect().top).toBeGreaterThanOrEqual((picture?.bottom ?? 0) - 1);
  },
};

export const TheHintLeavesByItself: Story = {
  args: { startAtMs: 46_000 },
  beforeEach: () => {
    const timer = spyOn(window, 'setTimeout');
    return () => timer.mockRestore();
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('上次学到 00:46')).toBeVisible();
    await waitFor(() => expect(window.setTimeout).toHaveBeenCalledWith(expect.any(Function), 3000));
    await waitFor(() => expect(canvas.queryByText('上次学到 00:46')).toBeNull());
  },
};

export const KeysOfAPlayer: Story = {
  args: {
    captionsUrl: '/media/lessons/turning/captions.zh.vtt',
    initialSettings: { ...DEFAULT_PLAYER_SETTINGS, hasCaptions: true },
  },
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    await canvas.findByText('00:00 / 01:18');
    await step('they act where nothing has the focus', async () => {
      await userEvent.keyboard('{ArrowRight}{ArrowRight}');
      await waitFor(() => expect(videoIn(canvasElement).currentTime).toBe(10));
      await userEvent.keyboard('{ArrowLeft}');
      await waitFor(() => expect(videoIn(canvasElement).currentTime).toBe(5));
      await userEvent.keyboard('{ArrowDown}{ArrowDown}');
      await waitFor(() => expect(videoIn(canvasElement).volume).toBeCloseTo(0.8));
      await userEvent.keyboard('>');
      await expect(await canvas.findByRole('button', { name: '倍速 1.5x' })).toBeVisible();
      await userEvent.keyboard('<<');
      await expect(await canvas.findByRole('button', { name: '倍速 0.75x' })).toBeVisible();
      await userEvent.keyboard('m');
      await expect(await canvas.findByRole('button', { name: '取消静音' })).toBeVisible();
    });
    await step('captions have a key and a button', async () => {
      const captions = canvas.getByRole('button', { name: '字幕' });
      await expect(captions).toHaveAttribute('aria-pressed', 'true');
      await userEvent.keyboard('{ArrowRight}{ArrowRight}');
      await expect(await canvas.findByText('蹲下来，眼睛和老人一样高，一句一句慢慢说。')).toBeVisible();
      await userEvent.keyboard('c');
      await waitFor(() => expect(captions).toHaveAttribute('aria-pressed', 'false'));
      await expect(canvas.queryByText('蹲下来，眼睛和老人一样高，一句一句慢慢说。')).toBeNull();
    });
    await step('space plays and pauses', async () => {
      await userEvent.keyboard(' ');
      await waitFor(() => expect(videoIn(canvasElement).paused).toBe(false));
      await userEvent.keyboard(' ');
      await waitFor(() => expect(videoIn(canvasElement).paused).toBe(true));
    });
  },
};

export const KeysAreTextWhileTyping: Story = {
  decorators: [
    (Story) => (
      <>
        <input aria-label="笔记" />
        <Story />
      </>
    ),
  ],
  play: async ({ canvas, canvasElement, userEvent }) => {
    await canvas.findByText('00:00 / 01:18');
    await userEvent.type(canvas.getByRole('textbox', { name: '笔记' }), 'm k');
    await expect(canvas.getByRole('textbox', { name: '笔记' })).toHaveValue('m k');
    await expect(videoIn(canvasElement).paused).toBe(true);
    await expect(canvas.getByRole('button', { name: '静音' })).toBeVisible();
  },
};

export const AStreamPlays: Story = {
  args: {
    sources: [{ quality: '720P', url: '/media/lessons/turning/hls/master.m3u8' }],
    startAtMs: 20_000,
  },
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    await step('it starts quietly, at the last position', async () => {
      await expect(await canvas.findByText('上次学到 00:20')).toBeVisible();
      await waitFor(() => expect(videoIn(canvasElement).volume).toBeCloseTo(0.1));
      await expect(canvas.getByRole('slider', { name: '音量' })).toHaveAttribute('aria-valuetext', '10%');
    });
    await step('it plays from there', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '静音' }));
      await userEvent.click(canvas.getByRole('button', { name: '播放' }));
      await waitFor(() => expect(videoIn(canvasElement).currentTime).toBeGreaterThan(20.2));
      await expect(videoIn(canvasElement).currentSrc).toMatch(/^blob:/);
    });
    await step('its levels can be chosen', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '清晰度 自动' }));
      await expect(canvas.getAllByRole('menuitemradio').map(({ textContent }) => textContent)).toEqual([
        '自动',
        '720P',
        '480P',
        '360P',
      ]);
      await userEvent.click(canvas.getByRole('menuitemradio', { name: '360P' }));
      await expect(await canvas.findByRole('button', { name: '清晰度 360P' })).toBeVisible();
      await waitFor(() => expect(videoIn(canvasElement).videoHeight).toBe(360));
      await expect(videoIn(canvasElement).currentTime).toBeGreaterThan(20);
      await userEvent.click(canvas.getByRole('button', { name: '暂停' }));
    });
  },
};

/** What was chosen in an earlier lesson holds for the next one. */
export const VolumeAndQualityAreRemembered: Story = {
  args: {
    ...AStreamPlays.args,
    initialSettings: { rate: 1, quality: '360P', hasCaptions: false, volumes: { stream: 0.6 } },
    onSettingsChange: fn(),
  },
  play: async ({ args, canvas, canvasElement, step }) => {
    await step('the stream opens with both', async () => {
      await expect(await canvas.findByRole('button', { name: '清晰度 360P' })).toBeVisible();
      await waitFor(() => expect(videoIn(canvasElement).volume).toBeCloseTo(0.6));
      await expect(args.onSettingsChange).not.toHaveBeenCalled();
    });
    await step('a new volume is reported, for streams alone', async () => {
      await fireEvent.input(canvas.getByRole('slider', { name: '音量' }), { target: { value: '0.3' } });
      await waitFor(() =>
        expect(args.onSettingsChange).toHaveBeenLastCalledWith(
          expect.objectContaining({ quality: '360P', volumes: { stream: 0.3 } }),
        ),
      );
    });
  },
};

/** The library's own start refuses under reduced motion, which all of these stories have. */
export const PlaysFromTheFirstPress: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await canvas.findByText('00:00 / 01:18');
    await userEvent.click(canvas.getByRole('button', { name: '静音' }));
    await userEvent.click(canvas.getByRole('button', { name: '播放' }));
    await waitFor(() => expect(videoIn(canvasElement).currentTime).toBeGreaterThan(0));
  },
};

export const ASavedPositionThatArrivesLateStillCounts: Story = {
  args: { startAtMs: null },
  render: function LatePosition(args) {
    const [startAtMs, setStartAtMs] = useState<number | null>(null);
    return (
      <>
        <LessonPlayer {...args} startAtMs={startAtMs} />
        <button type="button" onClick={() => setStartAtMs(46_000)}>
          位置已加载
        </button>
      </>
    );
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await canvas.findByText('00:00 / 01:18');
    await userEvent.click(canvas.getByRole('button', { name: '位置已加载' }));
    await expect(await canvas.findByText('上次学到 00:46')).toBeVisible();
    await waitFor(() => expect(videoIn(canvasElement).currentTime).toBe(46));
    await expect(onMedia).not.toHaveBeenCalledWith(expect.objectContaining({ type: 'seeked' }));
  },
};
