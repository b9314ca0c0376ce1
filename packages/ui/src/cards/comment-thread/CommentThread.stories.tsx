import { makeComment, makeMany, makePage, makeReply } from '@cloud-school/domain/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { failed, LOADING, ready } from '../../primitives/block/Loadable.ts';
import { CommentReplies } from './CommentReplies.tsx';
import { CommentThread } from './CommentThread.tsx';

const now = new Date('2026-11-21T23:22:00+08:00');
const accepted = async () => ({ isSent: true }) as const;
const xss = '<img src=x onerror="window.__xss=1"><script>window.__xss=1</script>';

const meta = {
  title: '评论 CommentThread',
  id: 'comment-thread',
  component: CommentThread,
  args: {
    comments: ready(makePage(makeMany(makeComment, 4), { total: 26 })),
    now,
    userId: '5001',
    onSend: accepted,
    onDelete: () => undefined,
    renderReplies: (comment) => (
      <CommentReplies
        comment={comment}
        replies={ready(makeMany(makeReply, comment.replyCount))}
        now={now}
        userId="5005"
        onReply={accepted}
        onDelete={() => undefined}
      />
    ),
  },
} satisfies Meta<typeof CommentThread>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = { name: '完整 Full' };
export const Loading: Story = { name: '加载 骨架 Loading', args: { comments: LOADING } };
export const Empty: Story = { name: '空 Empty', args: { comments: ready(makePage([])) } };
export const Failed: Story = {
  name: '失败 Failed',
  args: { comments: failed('系统繁忙', () => undefined) },
};
/** One comment has few fields. */
export const Partial: Story = {
  name: '部分 Partial',
  args: {
    comments: ready(
      makePage([
        makeComment({ authorName: '匿名用户', authorAvatarUrl: null, authorId: null, createdAt: null }),
        makeComment({}, 1),
      ]),
    ),
  },
};
export const Pages: Story = {
  name: '分页 Pages',
  args: {
    comments: ready(makePage(makeMany(makeComment, 10), { pages: 3, total: 26 })),
    pagination: { current: 2, onChange: () => undefined },
  },
};
export const LongName: Story = {
  name: '长名字 Long Name',
  args: {
    comments: ready(
      makePage([
        makeComment({
          authorName: '浙江省杭州市拱墅区莫干山路养老服务中心护理部赵钱孙李同学',
          role: 'virtual',
          content: `${'很长的一段话，'.repeat(40)}https://example.com/${'a'.repeat(120)}`,
        }),
      ]),
    ),
  },
};
export const HostileText: Story = {
  name: '异常文字 Hostile Text',
  args: { comments: ready(makePage([makeComment({ authorName: xss, content: xss })])) },
};
export const Column: Story = {
  name: '竖排 Column',
  args: { layout: 'column', comments: ready(makePage(makeMany(makeComment, 24))) },
  parameters: { frame: { width: 392, height: 680 } },
};
