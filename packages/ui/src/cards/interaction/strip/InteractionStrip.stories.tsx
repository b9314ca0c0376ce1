import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { InteractionStrip } from './InteractionStrip.tsx';

const meta = {
  title: '互动条 InteractionStrip',
  id: 'interaction-strip',
  component: InteractionStrip,
  args: {
    kinds: ['questions', 'notes', 'comments'],
    counts: { questions: 12, notes: 8, comments: 26 },
    current: null,
    onChange: fn(),
    like: { isLiked: false, total: 58, onToggle: fn() },
  },
  parameters: { frame: { height: 560 } },
} satisfies Meta<typeof InteractionStrip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Column: Story = { name: '竖排 Column' };
export const OpenAndLiked: Story = {
  name: '打开 已赞 Open And Liked',
  args: { current: 'questions', like: { isLiked: true, total: 59, onToggle: fn() } },
};
export const Unread: Story = { name: '未读回复 Unread', args: { unreadAnswers: 1 } };
export const Floating: Story = {
  name: '浮动 Floating',
  args: { variant: 'floating' },
  parameters: { frame: {} },
};

export const ShortcutsAndLike: Story = {
  name: '快捷与点赞 Shortcuts And Like',
  args: { current: 'notes' },
  play: async ({ canvas, userEvent, args, step }) => {
    await step('a shortcut opens its panel, that of the open panel closes it', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '问答 12', expanded: false }));
      await expect(args.onChange).toHaveBeenLastCalledWith('questions');
      await userEvent.click(canvas.getByRole('button', { name: '笔记 8', expanded: true }));
      await expect(args.onChange).toHaveBeenLastCalledWith(null);
    });
    await step('a like (QNA-04)', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '点赞 58', pressed: false }));
      await expect(args.like?.onToggle).toHaveBeenCalledOnce();
    });
  },
};
