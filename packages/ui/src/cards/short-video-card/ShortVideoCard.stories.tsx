import { makeShortVideo } from '@cloud-school/domain/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ShortVideoCard } from './ShortVideoCard.tsx';
import { ShortVideoCardSkeleton } from './ShortVideoCardSkeleton.tsx';

const meta = {
  title: '短视频卡片 ShortVideoCard',
  id: 'short-video-card',
  component: ShortVideoCard,
  args: { video: makeShortVideo(), onOpen: fn(), onLike: fn() },
  parameters: { frame: { width: 230 } },
} satisfies Meta<typeof ShortVideoCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  name: '完整 Full',
  play: async ({ canvas, userEvent, args, step }) => {
    await step('a click on the cover opens the video', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /^播放：从保洁/ }));
      await expect(args.onOpen).toHaveBeenCalledOnce();
      await expect(args.onLike).not.toHaveBeenCalled();
    });
    await step('a click on the heart likes the video and does not open it', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /^点赞从保洁.*3,204$/ }));
      await expect(args.onLike).toHaveBeenCalledOnce();
      await expect(args.onOpen).toHaveBeenCalledOnce();
    });
  },
};
export const Loading: Story = { name: '加载 骨架 Loading', render: () => <ShortVideoCardSkeleton /> };
export const Liked: Story = { name: '已赞 Liked', args: { video: makeShortVideo({ isLiked: true }) } };
export const MissingCover: Story = {
  name: '缺封面 Missing Cover',
  args: { video: makeShortVideo({ coverUrl: null }) },
};
export const Bare: Story = {
  name: '极简 Bare',
  args: { video: makeShortVideo({ authorName: null, authorAvatarUrl: null, duration: null, likeCount: 0 }) },
};
export const LongName: Story = {
  name: '长名字 Long Name',
  args: {
    video: makeShortVideo({
      title: '从保洁到持证护理员，我用了四个月，也用了前半辈子的全部力气和一整个夏天',
      authorName: '浙江省云帆职业培训学校实训教研室',
      likeCount: 103_400,
    }),
  },
};
