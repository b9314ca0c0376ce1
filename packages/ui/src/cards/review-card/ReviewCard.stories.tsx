import { makeCourseReview } from '@cloud-school/domain/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ReviewCard } from './ReviewCard.tsx';
import { ReviewCardSkeleton } from './ReviewCardSkeleton.tsx';

const meta = {
  title: '评价卡片 ReviewCard',
  id: 'review-card',
  component: ReviewCard,
  args: { review: makeCourseReview(), onLike: fn(), onOpenFile: fn(), onOpenComments: fn() },
  parameters: { frame: { maxWidth: 588 } },
} satisfies Meta<typeof ReviewCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = { name: '完整 Full' };
export const Loading: Story = { name: '加载 骨架 Loading', render: () => <ReviewCardSkeleton /> };
export const Liked: Story = {
  name: '已赞 Liked',
  args: { review: makeCourseReview({ isLiked: true, likeCount: 1287 }) },
};
export const TextOnly: Story = { name: '只有文字 Text Only', args: { review: makeCourseReview({}, 2) } };

/** The server sends only an id. */
export const Bare: Story = {
  name: '极简 Bare',
  args: {
    review: makeCourseReview({
      authorName: '学员',
      authorAvatarUrl: null,
      content: '',
      files: [],
      productName: null,
      createdAt: null,
      browseCount: 0,
      likeCount: 0,
      schoolReply: null,
    }),
  },
};

/** The server names no id: the counts are plain text. */
export const WithoutId: Story = {
  name: '没有编号 Without Id',
  args: { review: makeCourseReview({ id: null }), onLike: undefined, onOpenComments: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('点赞')).toBeInTheDocument();
    await expect(canvas.queryByRole('button', { name: /点赞|评论/ })).toBeNull();
  },
};

export const LongName: Story = {
  name: '长名字 Long Name',
  args: {
    review: makeCourseReview({
      authorName: '阿卜杜热合曼·买买提明·艾力江的大女儿',
      productName: '浙江省养老护理员（三级/高级工）职业技能等级认定考评全程班（含三次模拟与实操加练）',
    }),
  },
};

export const ExpandsAndLikes: Story = {
  name: '展开与点赞 Expands And Likes',
  play: async ({ canvas, userEvent, args, step }) => {
    await step('展开 and 收起 toggle a long text', async () => {
      await expect(canvas.queryByText(/软枕怎么垫/)).toBeNull();
      await userEvent.click(canvas.getByRole('button', { name: '展开', expanded: false }));
      await expect(canvas.getByText(/软枕怎么垫/)).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: '收起', expanded: true }));
      await expect(canvas.queryByText(/软枕怎么垫/)).toBeNull();
    });
    await step("the school's answer", async () => {
      await expect(canvas.getByText('学校回复').parentElement).toHaveTextContent(
        args.review.schoolReply ?? '-',
      );
    });
    await step('a click opens an attached file', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '查看视频 3' }));
      await expect(args.onOpenFile).toHaveBeenCalledWith(2);
    });
    await step('a click likes the review', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '点赞沈雨薇的点评，1,286' }));
      await expect(args.onLike).toHaveBeenCalledOnce();
    });
  },
};

/** Markup in foreign text renders as text. */
export const HostileText: Story = {
  name: '异常文字 Hostile Text',
  args: {
    review: makeCourseReview({
      authorName: '<img src=x onerror="window.hostile=1">',
      content: '<script>window.hostile=1</script><b>好</b>',
      schoolReply: '<svg onload="window.hostile=1">',
      files: [{ kind: 'picture', url: 'javascript:window.hostile=1', posterUrl: null }],
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('<script>window.hostile=1</script><b>好</b>')).toBeVisible();
    await expect(canvas.getByText('<svg onload="window.hostile=1">')).toBeVisible();
    await expect('hostile' in window).toBe(false);
  },
};
