import type { Meta, StoryObj } from '@storybook/react-vite';
import { InteractionStates } from '../testing/InteractionStates.tsx';
import { VideoPlayer } from './VideoPlayer.tsx';

const meta = {
  title: '视频播放器 VideoPlayer',
  id: 'video-player',
  component: VideoPlayer,
  args: {
    src: '/media/videos/bedside-care.mp4',
    title: '三十度侧卧：四步做对',
    posterUrl: '/media/scenes/lesson-bedside-care.svg',
  },
  parameters: { frame: { maxWidth: 680 } },
} satisfies Meta<typeof VideoPlayer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Landscape: Story = { name: '横屏 Landscape' };
export const MissingPoster: Story = { name: '缺海报 Missing Poster', args: { posterUrl: null } };
export const BrokenPoster: Story = { name: '坏海报 Broken Poster', args: { posterUrl: '/media/none.svg' } };

/** A portrait video in a portrait frame. */
export const Portrait: Story = {
  name: '竖屏 Portrait',
  args: {
    src: '/media/videos/new-start.mp4',
    title: '五十岁，我重新做学生',
    posterUrl: '/media/posters/standard-1.svg',
    ratio: '3/4',
  },
  parameters: { frame: { maxWidth: 375 } },
};

/** A portrait video in a landscape frame: the whole picture, with bars at the sides. */
export const PortraitInLandscape: Story = {
  name: '竖屏视频 横屏框 Portrait In Landscape',
  args: { ...Portrait.args, ratio: '16/9' },
};

/** The first control in each state; the player itself is never disabled. */
export const States: Story = {
  name: '悬停 焦点 按下 禁用 States',
  render: (args) => (
    <InteractionStates isNeverDisabled>
      {(_, name) => <VideoPlayer {...args} title={`${args.title}（${name}）`} />}
    </InteractionStates>
  ),
};
