import { makeComment, makeMany, makePage } from '@cloud-school/domain/testing';
import { limits } from '@cloud-school/validators';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, waitFor, within } from 'storybook/test';
import { ready } from '../../primitives/block/Loadable.ts';
import { startComposition, typeComposing } from '../../primitives/text-entry/testing/composeInStory.ts';
import type { SendOutcome } from '../composer/useComposer.ts';
import { CommentThread } from './CommentThread.tsx';

const xss = '<img src=x onerror="window.__xss=1">';

const meta = {
  tags: ['!autodocs'],
  component: CommentThread,
  args: {
    comments: ready(makePage(makeMany(makeComment, 5), { total: 26 })),
    now: new Date('2026-11-21T23:22:00+08:00'),
    userId: '5001',
    onSend: fn(async (): Promise<SendOutcome> => ({ isSent: true })),
    onDelete: fn(),
    renderReplies: ({ id }) => <p>{`${id} 的回复`}</p>,
  },
} satisfies Meta<typeof CommentThread>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AuthorsAndTimes: Story = {
  play: async ({ canvas, step }) => {
    const [first, , virtual] = canvas.getAllByRole('listitem');
    if (!first || !virtual) throw new Error('No comments.');
    await step('the total and relative times are shown', async () => {
      await expect(canvas.getByRole('heading', { name: '评论26' })).toBeVisible();
      await expect(within(first).getByText('12分钟前')).toBeVisible();
    });
    await step('only virtual comments have the tag', async () => {
      await expect(within(virtual).getByText('虚拟评论')).toBeVisible();
      await expect(canvas.getAllByText('虚拟评论')).toHaveLength(1);
    });
    await step('the student can delete own comments only', async () => {
      await expect(canvas.getAllByRole('button', { name: '删除' })).toHaveLength(1);
      await expect(within(first).getByRole('button', { name: '删除' })).toBeVisible();
    });
  },
};

export const VisitorsCannotDelete: Story = {
  args: { userId: null, comments: ready(makePage([makeComment({ authorId: null })])) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: '删除' })).toBeNull();
  },
};

export const RepliesOpenAndClose: Story = {
  play: async ({ canvas, userEvent, step }) => {
    const toggle = canvas.getAllByRole('button', { name: '回复 2' })[0];
    if (!toggle) throw new Error('No replies.');
    await step('a click opens the replies of this comment only', async () => {
      await userEvent.click(toggle);
      await expect(toggle).toHaveAttribute('aria-expanded', 'true');
      await expect(toggle).toHaveTextContent('收起回复');
      await expect(canvas.getAllByText(/的回复$/)).toHaveLength(1);
    });
    await step('a second click closes them', async () => {
      await userEvent.click(toggle);
      await expect(canvas.queryByText(/的回复$/)).toBeNull();
    });
  },
};

const draft = { text: '', keep: fn(), sending: null, track: fn() };

export const RestoresTheDraft: Story = {
  args: { draft: { ...draft, text: '周末班也在' } },
  play: async ({ canvas, userEvent, step }) => {
    const field = canvas.getByRole('textbox', { name: '评论' });
    await step('the field contains the draft and reports each change', async () => {
      await expect(field).toHaveValue('周末班也在');
      await userEvent.type(field, '吗');
      await expect(draft.keep).toHaveBeenLastCalledWith('周末班也在吗');
    });
    await step('a sent comment empties the field, and the draft hears of the send', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '发送评论' }));
      await waitFor(() => expect(field).toHaveValue(''));
      await expect(draft.track).toHaveBeenCalledOnce();
    });
  },
};

export const Sending: Story = {
  play: async ({ canvas, userEvent, args, step }) => {
    const field = canvas.getByRole('textbox', { name: '评论' });
    const button = canvas.getByRole('button', { name: '发送评论' });
    await step('an empty comment is not sent', async () => {
      await userEvent.type(field, '  ');
      await userEvent.click(button);
      await expect(await canvas.findByText('请输入内容')).toBeVisible();
      await expect(field).toHaveFocus();
      await expect(args.onSend).not.toHaveBeenCalled();
    });
    await step('Enter sends the comment and empties the field', async () => {
      await userEvent.clear(field);
      await userEvent.type(field, '水温计在哪里领？{Enter}');
      await expect(args.onSend).toHaveBeenLastCalledWith('水温计在哪里领？');
      await waitFor(() => expect(field).toHaveValue(''));
      await expect(canvas.queryByText('请输入内容')).toBeNull();
    });
  },
};

const full = '字'.repeat(limits.comment);

export const LimitWithCounter: Story = {
  args: { draft: { ...draft, text: full.slice(1) } },
  play: async ({ canvas, userEvent, args, step }) => {
    const field = canvas.getByRole('textbox', { name: '评论' });
    const longest = `${full.slice(1)}花`;
    await step('the counter follows the text', async () => {
      await expect(canvas.getByText('99 / 100')).toBeVisible();
      await userEvent.type(field, '花');
      await expect(canvas.getByText('100 / 100')).toBeVisible();
    });
    await step('a full field takes no more and says so', async () => {
      await expect(canvas.getByText('最多 100 字，多出的字没有录入')).toBeVisible();
      await userEvent.type(field, '开');
      await expect(field).toHaveValue(longest);
    });
    await step('the longest comment is sent, and the counter starts again', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '发送评论' }));
      await expect(args.onSend).toHaveBeenLastCalledWith(longest);
      await expect(await canvas.findByText('0 / 100')).toBeVisible();
    });
  },
};

export const TooLongDraftIsNotSent: Story = {
  args: { draft: { ...draft, text: `${full}满` } },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('101 / 100')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '发送评论' }));
    await expect(await canvas.findByText('评论内容不能超过 100 个字')).toBeVisible();
    await expect(args.onSend).not.toHaveBeenCalled();
  },
};

export const RefusedCommentStays: Story = {
  args: { onSend: fn(async (): Promise<SendOutcome> => ({ isSent: false, reason: '内容含有敏感词' })) },
  play: async ({ canvas, userEvent, args, step }) => {
    const field = canvas.getByRole('textbox', { name: '评论' });
    await userEvent.type(field, '加微信{Enter}');
    await step("the server's message appears below the typed text", async () => {
      await expect(await canvas.findByText('内容含有敏感词')).toBeVisible();
      await expect(field).toHaveValue('加微信');
      await expect(args.onSend).toHaveBeenCalledOnce();
    });
    await step('typing removes the message', async () => {
      await userEvent.type(field, '群');
      await expect(canvas.queryByText('内容含有敏感词')).toBeNull();
    });
  },
};

export const DoubleClickSendsOnce: Story = {
  args: { onSend: fn(() => new Promise<SendOutcome>(() => undefined)) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: '评论' }), '好{Enter}{Enter}');
    await userEvent.dblClick(canvas.getByRole('button', { name: '发送评论' }));
    await expect(args.onSend).toHaveBeenCalledOnce();
  },
};

let answer: (outcome: SendOutcome) => void = () => undefined;
const sending = new Promise<SendOutcome>((resolve) => {
  answer = resolve;
});

/** The field was closed while its comment was sent, and is open again. */
export const OpenedBeforeTheAnswer: Story = {
  args: { draft: { ...draft, text: '水温计在哪里领？', sending } },
  play: async ({ canvas, userEvent, args, step }) => {
    const field = canvas.getByRole('textbox', { name: '评论' });
    await step('the comment waits and is not sent again', async () => {
      await expect(field).toHaveAttribute('readonly');
      await userEvent.type(field, '{Enter}');
      await expect(args.onSend).not.toHaveBeenCalled();
    });
    await step('the answer empties the field', async () => {
      answer({ isSent: true });
      await waitFor(() => expect(field).toHaveValue(''));
      await expect(field).not.toHaveAttribute('readonly');
    });
  },
};

export const InputMethodComposition: Story = {
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole<HTMLInputElement>('textbox', { name: '评论' });
    field.focus();
    await startComposition(field);
    await typeComposing(field, 'shui wen');
    await fireEvent.keyDown(field, { key: 'Enter', keyCode: 229, isComposing: true });
    await expect(args.onSend).not.toHaveBeenCalled();
    await typeComposing(field, '水温');
    await fireEvent.compositionEnd(field, { data: '水温' });
    await fireEvent.keyDown(field, { key: 'Enter', keyCode: 13 });
    await waitFor(() => expect(args.onSend).toHaveBeenLastCalledWith('水温'));
  },
};

export const HostileTextIsPlainText: Story = {
  args: {
    comments: ready(makePage([makeComment({ authorName: xss, content: xss, authorAvatarUrl: null })])),
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByText(xss)).toHaveLength(2);
    await expect(canvasElement.querySelector('img, script')).toBeNull();
    await expect('__xss' in window).toBe(false);
  },
};

/** The maximum number of DOM nodes of a thread of any length. */
const NODES = 2500;

export const NineThousandComments: Story = {
  args: { layout: 'column', comments: ready(makePage(makeMany(makeComment, 9999))) },
  // Many rows of the kind that other stories show.
  parameters: { a11y: { test: 'off' }, frame: { width: 392, height: 680 } },
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    const nodes = () => canvasElement.querySelectorAll('*').length;
    await step('only comments near the viewport are rendered', async () => {
      await expect(canvas.getByRole('heading', { name: '评论9999' })).toBeVisible();
      await expect(nodes()).toBeLessThan(NODES);
    });
    const [toggle] = canvas.getAllByRole('button', { name: '回复 2' });
    if (!toggle) throw new Error('No replies.');
    await userEvent.click(toggle);
    const scroller = toggle.closest('section')?.querySelector<HTMLElement>(':scope > :nth-child(2)');
    if (!scroller) throw new Error('No list.');
    await step(
      'at the end of the list, the last comment is rendered and the first ones are not',
      async () => {
        await waitFor(async () => {
          scroller.scrollTo({ top: scroller.scrollHeight, behavior: 'instant' });
          await expect(canvas.getAllByRole('listitem').length).toBeGreaterThan(20);
        });
        await expect(nodes()).toBeLessThan(NODES);
      },
    );
    await step('back at the start, the opened replies are still open', async () => {
      scroller.scrollTo({ top: 0, behavior: 'instant' });
      await expect(await canvas.findByText('comment-1 的回复')).toBeVisible();
    });
  },
};
