import type { Meta, StoryObj } from '@storybook/react-vite';
import { Headphones } from 'lucide-react';
import { Tag } from '../../primitives/tag/Tag.tsx';
import { InteractionStates } from '../../testing/InteractionStates.tsx';
import { AudioPlayer } from './AudioPlayer.tsx';

const meta = {
  title: '音频播放器 AudioPlayer',
  id: 'audio-player',
  component: AudioPlayer,
  args: {
    title: '海姆立克：听口令做动作',
    src: '/media/lessons/choking/audio.m4a',
    coverUrl: '/media/lessons/choking/cover.svg',
    tag: <Tag icon={<Headphones aria-hidden />}>音频</Tag>,
    byline: '林静怡',
    startAtMs: 0,
  },
  parameters: { frame: { maxWidth: 608 } },
} satisfies Meta<typeof AudioPlayer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Audio: Story = { name: '音频 Audio' };
export const Resumed: Story = { name: '续播 Resumed', args: { startAtMs: 12_000 } };
export const Failed: Story = { name: '失败 Failed', args: { src: '/media/lessons/none.m4a' } };
export const MissingCoverAndLongName: Story = {
  name: '缺封面 长名称 Missing Cover And Long Name',
  args: { title: '海姆立克急救法'.repeat(11), coverUrl: null, tag: null, byline: null },
};
export const Phone: Story = {
  name: '手机 Phone',
  args: { startAtMs: 12_000 },
  parameters: { frame: { width: 375 }, layout: 'fullscreen' },
  globals: { viewport: { value: 'phone' } },
};

/** The first control in each state; the player itself is never disabled. */
export const States: Story = {
  name: '悬停 焦点 按下 禁用 States',
  render: (args) => (
    <InteractionStates isNeverDisabled>
      {(_, name) => <AudioPlayer {...args} title={`${args.title}（${name}）`} />}
    </InteractionStates>
  ),
};
