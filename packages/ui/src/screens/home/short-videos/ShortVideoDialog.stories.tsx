import { makeShortVideo } from '@cloud-school/domain/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { ShortVideoDialog } from './ShortVideoDialog.tsx';

const meta = {
  title: '短视频弹窗 ShortVideoDialog',
  id: 'short-video-dialog',
  component: ShortVideoDialog,
  parameters: { layout: 'fullscreen' },
  args: {
    video: makeShortVideo(),
    onClose: fn(),
    onLike: fn(),
    comments: <p>评论在这里</p>,
    products: <p>相关培训在这里</p>,
  },
} satisfies Meta<typeof ShortVideoDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  name: '完整 Full',
  play: async ({ userEvent, args, step }) => {
    await step('the video plays without another click', async () => {
      await expect(await screen.findByRole('slider', { name: '播放进度' })).toBeVisible();
    });
    await step('a click likes the video', async () => {
      await userEvent.click(screen.getByRole('button', { name: /^点赞从保洁/ }));
      await expect(args.onLike).toHaveBeenCalledOnce();
    });
    await step('Escape closes the dialog', async () => {
      await userEvent.keyboard('{Escape}');
      await expect(args.onClose).toHaveBeenCalledOnce();
    });
  },
};

/** The address of the video is unknown. */
export const WithoutVideo: Story = {
  name: '没有视频 Without Video',
  args: { video: makeShortVideo({ videoUrl: null }) },
  play: async () => {
    await expect(await screen.findByText('视频暂时无法播放')).toBeVisible();
  },
};
export const Bare: Story = {
  name: '极简 Bare',
  args: {
    video: makeShortVideo({ videoUrl: null, description: null, authorName: null }),
    products: undefined,
    comments: undefined,
  },
};
