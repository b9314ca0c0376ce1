import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { LazyAudioPlayer } from './LazyAudioPlayer.tsx';

const meta = {
  title: '按需音频播放器 LazyAudioPlayer',
  id: 'lazy-audio-player',
  component: LazyAudioPlayer,
  args: { title: '海姆立克：听口令做动作', src: '/media/lessons/choking/audio.m4a', startAtMs: 0 },
  parameters: { frame: { maxWidth: 608 } },
} satisfies Meta<typeof LazyAudioPlayer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = {
  name: '加载 骨架 Loading',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('slider', { name: '播放进度' })).toBeVisible();
  },
};
