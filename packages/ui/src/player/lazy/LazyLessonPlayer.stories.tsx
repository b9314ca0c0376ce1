import type { Meta, StoryObj } from '@storybook/react-vite';
import { useLayoutEffect, useRef, useState } from 'react';
import { expect } from 'storybook/test';
import type { LessonPlayerProps } from '../lesson/LessonPlayer.tsx';
import { loadLessonPlayer } from '../preload/loadPlayers.ts';
import { preloadPlayer } from '../preload/preloadPlayer.ts';
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

const VIDEO = {
  videos: [{ quality: '720P' as const, url: '/media/lessons/turning/720p.mp4' }],
  audioUrl: null,
};

/** Says what its first rendering shows. */
function FirstShown(props: LessonPlayerProps) {
  const box = useRef<HTMLDivElement>(null);
  const [has, setHas] = useState('');
  useLayoutEffect(() => setHas(box.current?.querySelector('input[type=range]') ? 'player' : 'frame'), []);
  return (
    <div ref={box} data-first={has}>
      <LazyLessonPlayer {...props} />
    </div>
  );
}

/** As on the way to the next lesson: no first frame that asks for the file, too. */
export const AtOnce: Story = {
  name: '已到 At Once',
  beforeEach: async () => {
    preloadPlayer(VIDEO);
    await loadLessonPlayer();
  },
  render: (args) => <FirstShown {...args} />,
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[data-first]')).toHaveAttribute('data-first', 'player');
  },
};
