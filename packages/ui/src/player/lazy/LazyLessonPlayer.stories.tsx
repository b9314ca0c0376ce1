import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { LazyLessonPlayer } from './LazyLessonPlayer.tsx';

const meta = {
  title: '按需课堂播放器 LazyLessonPlayer',
  id: 'lazy-lesson-player',
  component: LazyLessonPlayer,
  args: {
    title: '30° 侧卧与五处受压点检查',
    sources: [{ quality: '720P', url: '/media/lessons/turning/720p.mp4' }],
    posterUrl: '/media/lessons/turning/poster.jpg',
    startAtMs: 0,
  },
  parameters: { frame: { maxWidth: 745 } },
} satisfies Meta<typeof LazyLessonPlayer>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The poster is there at once, and the player takes its place. */
export const Loading: Story = {
  name: '加载 骨架 Loading',
  play: async ({ canvas, canvasElement }) => {
    const { height } = canvasElement.getBoundingClientRect();
    await expect(await canvas.findByRole('slider', { name: '播放进度' })).toBeVisible();
    await expect(canvasElement.getBoundingClientRect().height).toBe(height);
  },
};
