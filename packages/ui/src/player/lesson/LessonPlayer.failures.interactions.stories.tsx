import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, spyOn, waitFor } from 'storybook/test';
import lessonStories from './LessonPlayer.stories.tsx';
import { LessonPlayer } from './LessonPlayer.tsx';

const meta = {
  tags: ['!autodocs'],
  component: LessonPlayer,
  args: { ...lessonStories.args, onMedia: fn(), onSettingsChange: fn() },
  parameters: { frame: { maxWidth: 745 } },
} satisfies Meta<typeof LessonPlayer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AMissingFileCanBeTriedAgain: Story = {
  args: { sources: [{ quality: '720P', url: '/media/lessons/none.mp4' }], startAtMs: 46_000 },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('视频暂时无法播放');
    await userEvent.click(canvas.getByRole('button', { name: '重试' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('视频暂时无法播放');
  },
};

/** The video is not at fault: what can be done is said. */
export const AMissingFileWithoutANetwork: Story = {
  args: AMissingFileCanBeTriedAgain.args ?? {},
  beforeEach: () => {
    Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => false });
    return () => Reflect.deleteProperty(navigator, 'onLine');
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('网络断开，恢复后再试');
    await expect(canvas.queryByText('视频暂时无法播放')).toBeNull();
  },
};

export const AMissingStreamCanBeTriedAgain: Story = {
  args: { sources: [{ quality: '720P', url: '/media/lessons/none/master.m3u8' }] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('视频暂时无法播放');
  },
};

let isOffline = false;

export const AStalledStreamCanBeTriedAgain: Story = {
  args: {
    sources: [{ quality: '720P', url: '/media/lessons/turning/hls/master.m3u8' }],
    startAtMs: 30_000,
  },
  beforeEach: () => {
    // The stream's requests get no answer, as on a lost connection.
    isOffline = true;
    const send = Object.getOwnPropertyDescriptor(XMLHttpRequest.prototype, 'send')?.value as () => void;
    spyOn(XMLHttpRequest.prototype, 'send').mockImplementation(function answer(this: XMLHttpRequest) {
      if (!isOffline) send.call(this);
    });
  },
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    await step('a wait shows as buffering, and offers a retry when it takes long', async () => {
      await expect(await canvas.findByText('正在缓冲')).toBeInTheDocument();
      await expect(await canvas.findByText('网络不稳定，视频加载较慢')).toBeVisible();
    });
    await step('a retry starts at the last position, with the focus', async () => {
      isOffline = false;
      await userEvent.click(canvas.getByRole('button', { name: '重试' }));
      await waitFor(() =>
        expect(canvasElement.querySelector('video')?.currentTime).toBeGreaterThanOrEqual(30),
      );
      await expect(canvas.getByRole('button', { name: /^(播放|暂停)$/ })).toHaveFocus();
      await expect(canvas.queryByText('网络不稳定，视频加载较慢')).toBeNull();
    });
  },
};
