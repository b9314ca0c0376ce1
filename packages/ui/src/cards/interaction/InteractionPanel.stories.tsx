import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { failed, LOADING, ready } from '../../primitives/block/Loadable.ts';
import { LessonCommentPanel } from './comment/LessonCommentPanel.tsx';
import type { InteractionKind } from './InteractionKind.ts';
import { InteractionPanel, type InteractionPanelProps } from './InteractionPanel.tsx';
import { QuestionPanel } from './question/QuestionPanel.tsx';
import { expectReachableList } from './testing/expectReachableList.ts';
import { samplePanels } from './testing/SampleInteraction.tsx';

const now = new Date('2026-11-21T15:20:00+08:00');
const accepted = async () => ({ isSent: true }) as const;
const text = { value: '', onChange: fn(), keep: fn(), clear: fn() };

function StatefulPanel(args: InteractionPanelProps) {
  const [current, setCurrent] = useState(args.current);
  if (args.variant === 'tabs') {
    return <InteractionPanel {...args} current={current ?? 'questions'} onChange={setCurrent} />;
  }
  return <InteractionPanel {...args} current={current} onChange={setCurrent} />;
}

const meta = {
  title: '互动面板 InteractionPanel',
  id: 'interaction-panel',
  component: InteractionPanel,
  args: {
    variant: 'column',
    kinds: ['questions', 'notes', 'comments'],
    counts: { questions: 12, notes: 8, comments: 26 },
    current: 'notes',
    onChange: fn(),
    renderPanel: (kind, head) => samplePanels[kind](head),
  },
  render: (args) => <StatefulPanel {...args} />,
  play: async ({ canvasElement }) => expectReachableList(canvasElement),
} satisfies Meta<typeof InteractionPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

const column = { frame: { width: 416, height: 840 } };
const like = { isLiked: true, total: 58, onToggle: fn() };

/** The right side of a viewer with a video. */
export const Full: Story = { name: '完整 Full', parameters: column };
/** A document can be liked. */
export const WithLike: Story = {
  name: '带点赞 With Like',
  args: { current: 'questions', like },
  parameters: column,
};
export const Closed: Story = {
  name: '已收起 Closed',
  args: { current: null, like },
  parameters: { frame: { width: 56, height: 840 } },
};
export const Loading: Story = {
  name: '加载 骨架 Loading',
  args: {
    counts: { questions: null, notes: null, comments: null },
    current: 'questions',
    renderPanel: (_, head) => (
      <QuestionPanel
        head={head}
        questions={LOADING}
        studentId="5001"
        now={now}
        draft={text}
        onSend={accepted}
      />
    ),
  },
  parameters: column,
};
export const Empty: Story = {
  name: '空 Empty',
  args: {
    counts: { questions: 0, notes: 0, comments: 0 },
    current: 'comments',
    renderPanel: (_, head) => (
      <LessonCommentPanel
        head={head}
        comments={ready([])}
        now={now}
        draft={text}
        parent={null}
        onReply={fn()}
        onSend={accepted}
      />
    ),
  },
  parameters: column,
};
export const Failed: Story = {
  name: '失败 Failed',
  args: {
    counts: { questions: null, notes: null, comments: null },
    current: 'comments',
    renderPanel: (_, head) => (
      <LessonCommentPanel
        head={head}
        comments={failed('系统繁忙', fn())}
        now={now}
        draft={text}
        parent={null}
        onReply={fn()}
        onSend={accepted}
      />
    ),
  },
  parameters: column,
};
/** Counts of the notes and the like have not arrived. */
export const Partial: Story = {
  name: '部分 Partial',
  args: { counts: { questions: 999, notes: null, comments: 12_345 }, current: 'questions' },
  parameters: column,
};
/** A face-to-face classroom has no comments (OFF-01). */
export const TwoTabs: Story = {
  name: '两个标签页 Two Tabs',
  args: { variant: 'tabs', kinds: ['questions', 'notes'], current: 'questions', onChange: fn() },
  parameters: { frame: { width: 384, height: 738 } },
};
/** The mini panel of a classroom's detail. */
export const Floating: Story = {
  name: '浮动 Floating',
  args: { variant: 'floating', current: 'questions', like },
};
/** A row under the player; the panel is a sheet. */
export const FloatingOnPhone: Story = {
  name: '手机 浮动 Floating On Phone',
  args: { variant: 'floating', current: 'comments', like },
  globals: { viewport: { value: 'phone' } },
};

const heights: [InteractionKind, string, number][] = [
  ['questions', '问答', 528],
  ['notes', '笔记', 700],
  ['comments', '评论', 620],
];

export const OpeningAndClosing: Story = {
  name: '开与关 Opening And Closing',
  args: { variant: 'floating', current: null },
  parameters: { docs: { disable: true } },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas, userEvent, step }) => {
    for (const [, name, height] of heights) {
      const shortcut = canvas.getByRole('button', { name: new RegExp(`^${name}`) });
      await step(`${name} opens ${height} px high, at most the window less 96`, async () => {
        await userEvent.click(shortcut);
        await expect(shortcut).toHaveAttribute('aria-expanded', 'true');
        const drawer = canvas.getByRole('region', { name });
        await expect(drawer.getBoundingClientRect().height).toBe(Math.min(height, window.innerHeight - 96));
      });
      await step('the close button returns the focus to the shortcut', async () => {
        await userEvent.click(canvas.getByRole('button', { name: `关闭${name}` }));
        await expect(canvas.queryByRole('region', { name })).toBeNull();
        await expect(shortcut).toHaveFocus();
      });
    }
    await step('Escape inside closes too', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /^笔记/ }));
      await userEvent.click(canvas.getByRole('textbox', { name: '笔记名称' }));
      await userEvent.keyboard('{Escape}');
      await expect(canvas.queryByRole('region', { name: '笔记' })).toBeNull();
      await expect(canvas.getByRole('button', { name: /^笔记/ })).toHaveFocus();
    });
  },
};

export const Folding: Story = {
  name: '收起与展开 Folding',
  parameters: { ...column, docs: { disable: true } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '收起' }));
    await expect(canvas.queryByRole('region', { name: '笔记' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: '收起' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: /^评论/ }));
    await expect(canvas.getByRole('region', { name: '评论' })).toBeVisible();
  },
};
