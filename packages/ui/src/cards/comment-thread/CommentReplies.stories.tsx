import { makeComment, makeMany, makeReply } from '@cloud-school/domain/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { failed, LOADING, ready } from '../../primitives/block/Loadable.ts';
import type { SendOutcome } from '../composer/useComposer.ts';
import { CommentReplies } from './CommentReplies.tsx';

const meta = {
  title: '评论回复 CommentReplies',
  id: 'comment-replies',
  component: CommentReplies,
  args: {
    comment: makeComment(),
    replies: ready(makeMany(makeReply, 3)),
    now: new Date('2026-11-21T23:22:00+08:00'),
    userId: '5004',
    onReply: fn(async (): Promise<SendOutcome> => ({ isSent: true })),
    onDelete: fn(),
  },
} satisfies Meta<typeof CommentReplies>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = { name: '完整 Full' };
export const Loading: Story = { name: '加载 骨架 Loading', args: { replies: LOADING } };
export const None: Story = { name: '没有 None', args: { replies: ready([]) } };
export const Failed: Story = {
  name: '失败 Failed',
  args: { replies: failed('系统繁忙', fn()) },
};

export const RepliesAndDeletes: Story = {
  name: '回复与删除 Replies And Deletes',
  play: async ({ canvas, userEvent, args, step }) => {
    await step('a new reply goes to the comment by default', async () => {
      await userEvent.type(canvas.getByRole('textbox', { name: '回复沈雨薇' }), '谢谢{Enter}');
      await expect(args.onReply).toHaveBeenLastCalledWith(args.comment, '谢谢');
    });
    await step('the student replies to a reply, then to the comment again', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '回复唐晓曼' }));
      await userEvent.type(canvas.getByRole('textbox', { name: '回复唐晓曼' }), '记下了');
      await userEvent.click(canvas.getByRole('button', { name: '发送回复唐晓曼' }));
      await expect(args.onReply).toHaveBeenLastCalledWith(
        expect.objectContaining({ authorName: '唐晓曼' }),
        '记下了',
      );
      await waitFor(() => expect(canvas.getByRole('textbox', { name: '回复沈雨薇' })).toHaveValue(''));
    });
    await step('a reply to a reply shows both names', async () => {
      await expect(canvas.getByText(/^回复/, { selector: 'span:has(> bdi)' })).toHaveTextContent(
        '回复 唐晓曼：',
      );
    });
    await step('the student can delete own replies only', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '删除' }));
      await expect(args.onDelete).toHaveBeenLastCalledWith(expect.objectContaining({ authorId: '5004' }));
    });
  },
};

export const NineHundredReplies: Story = {
  name: '900 条回复 Nine Hundred Replies',
  args: { replies: ready(makeMany(makeReply, 999)) },
  // Many rows of the kind that other stories show.
  parameters: { a11y: { test: 'off' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('*').length).toBeLessThan(1500);
  },
};
