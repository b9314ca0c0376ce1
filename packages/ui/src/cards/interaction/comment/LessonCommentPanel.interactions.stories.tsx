import { makeLessonComment, makeMany } from '@cloud-school/domain/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import { ready } from '../../../primitives/block/Loadable.ts';
import { startComposition, typeComposing } from '../../../primitives/text-entry/testing/composeInStory.ts';
import type { SendOutcome } from '../../composer/useComposer.ts';
import { StatefulCommentPanel } from '../testing/StatefulPanels.tsx';
import { LessonCommentPanel } from './LessonCommentPanel.tsx';

const meta = {
  tags: ['!autodocs'],
  component: LessonCommentPanel,
  args: {
    head: { variant: 'titled', onClose: fn() },
    comments: ready(makeMany(makeLessonComment, 3)),
    now: new Date('2026-11-21T15:20:00+08:00'),
    draft: { value: '', onChange: fn(), keep: fn(), clear: fn() },
    parent: null,
    onReply: fn(),
    onSend: fn(async (): Promise<SendOutcome> => ({ isSent: true })),
  },
  parameters: { frame: { width: 360, height: 620 } },
  render: (args) => <StatefulCommentPanel {...args} />,
} satisfies Meta<typeof LessonCommentPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const CommentingAndReplying: Story = {
  play: async ({ canvas, userEvent, args, step }) => {
    await step('nothing is sent without words', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '评论' }));
      await expect(await canvas.findByText('请先填写评论内容')).toBeVisible();
      await expect(args.onSend).not.toHaveBeenCalled();
    });
    await step('a comment on the classroom', async () => {
      await userEvent.type(canvas.getByRole('textbox', { name: '评论' }), '讲得清楚');
      await userEvent.click(canvas.getByRole('button', { name: '评论' }));
      await waitFor(() => expect(args.onSend).toHaveBeenLastCalledWith('讲得清楚', null));
      await waitFor(() => expect(canvas.getByRole('textbox', { name: '评论' })).toHaveValue(''));
    });
    await step('a reply to one of the comments', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '回复唐晓曼' }));
      const field = canvas.getByRole('textbox', { name: '回复唐晓曼' });
      await expect(field).toHaveFocus();
      await userEvent.type(field, '谢谢');
      await userEvent.click(canvas.getByRole('button', { name: '回复' }));
      await waitFor(() =>
        expect(args.onSend).toHaveBeenLastCalledWith(
          '谢谢',
          expect.objectContaining({ authorName: '唐晓曼' }),
        ),
      );
      await expect(await canvas.findByRole('textbox', { name: '评论' })).toHaveValue('');
    });
    await step('a reply can be given up; its words stay', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '回复何俊峰' }));
      await userEvent.type(canvas.getByRole('textbox', { name: '回复何俊峰' }), '一样');
      await userEvent.click(canvas.getByRole('button', { name: '取消回复' }));
      await expect(canvas.getByRole('textbox', { name: '评论' })).toHaveValue('一样');
    });
  },
};

export const NoComments: Story = {
  args: { comments: ready([]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('暂无评论')).toBeVisible();
  },
};

export const AReplyOnItsWayKeepsItsComment: Story = {
  args: { onSend: fn(() => new Promise<SendOutcome>(() => undefined)) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '回复唐晓曼' }));
    await userEvent.type(canvas.getByRole('textbox', { name: '回复唐晓曼' }), '谢谢');
    await userEvent.click(canvas.getByRole('button', { name: '回复' }));
    await waitFor(() => expect(args.onSend).toHaveBeenCalledOnce());
    await expect(canvas.getByRole('button', { name: '回复何俊峰' })).toBeDisabled();
  },
};

export const RefusedWordsStay: Story = {
  args: {
    draft: { value: '加微信', onChange: fn(), keep: fn(), clear: fn() },
    onSend: fn(async (): Promise<SendOutcome> => ({ isSent: false, reason: '内容含有敏感词' })),
  },
  play: async ({ canvas, userEvent, step }) => {
    const field = canvas.getByRole('textbox', { name: '评论' });
    await userEvent.click(canvas.getByRole('button', { name: '评论' }));
    await step('the server’s words stand under what was typed', async () => {
      await expect(await canvas.findByText('内容含有敏感词')).toBeVisible();
      await expect(field).toHaveValue('加微信');
    });
    await step('writing on takes them away', async () => {
      await userEvent.type(field, '群');
      await expect(canvas.queryByText('内容含有敏感词')).toBeNull();
    });
  },
};

export const InputMethodsAreLeftAlone: Story = {
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole<HTMLTextAreaElement>('textbox', { name: '评论' });
    field.focus();
    await startComposition(field);
    await typeComposing(field, 'jiang de hao');
    await expect(canvas.getByText('0 / 100')).toBeVisible();
    await typeComposing(field, '讲得好');
    await fireEvent.compositionEnd(field, { data: '讲得好' });
    await expect(args.draft.onChange).toHaveBeenLastCalledWith('讲得好');
    await expect(canvas.getByText('3 / 100')).toBeVisible();
  },
};

export const NineHundredRepliesToOne: Story = {
  args: {
    comments: ready([
      makeLessonComment({ id: 'top' }),
      ...makeMany(makeLessonComment, 998).map((reply) => ({ ...reply, parentId: 'top' })),
    ]),
  },
  // Many rows of the kind that other stories show.
  parameters: { a11y: { test: 'off' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('*').length).toBeLessThan(2500);
  },
};
