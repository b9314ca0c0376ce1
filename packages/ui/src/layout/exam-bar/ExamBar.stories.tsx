import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Tag } from '../../primitives/tag/Tag.tsx';
import { ExamBar } from './ExamBar.tsx';

const meta = {
  title: '考试顶栏 ExamBar',
  id: 'exam-bar',
  component: ExamBar,
  parameters: { layout: 'fullscreen' },
  args: { title: '养老护理员（三级）理论模拟测试（二）', backLabel: '返回', onBack: fn() },
} satisfies Meta<typeof ExamBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { name: '默认 Default' };
export const LabelledBack: Story = {
  name: '带字返回 Labelled Back',
  args: { backLabel: '退出查看', isBackLabelled: true, onTitle: fn() },
};
export const LongName: Story = {
  name: '长名字 Long Name',
  args: {
    title: '2026 年秋季养老护理员（三级）职业技能等级认定考前理论模拟测试：失能失智老年人照护与急救（二）',
    children: <span>40 题 · 满分 100 分</span>,
  },
};

/** A name that is a little too long for its line has two that are alike. */
export const Phone: Story = {
  name: '手机 Phone',
  globals: { viewport: { value: 'phone' } },
  parameters: { frame: { maxWidth: 375 } },
  args: {
    title: '排查自己家的一间卧室和厨房',
    tag: <Tag tone="accent">作业</Tag>,
    children: <Tag>剩余时间 40:00</Tag>,
  },
  play: async ({ canvas }) => {
    const words = document.createRange();
    words.selectNodeContents(canvas.getByRole('heading'));
    const rows = new Map<number, number>();
    for (const { top, width } of words.getClientRects())
      rows.set(Math.round(top), (rows.get(Math.round(top)) ?? 0) + width);
    const [first = 0, second = 0] = rows.values();
    await expect(second).toBeGreaterThan(first * 0.6);
  },
};
