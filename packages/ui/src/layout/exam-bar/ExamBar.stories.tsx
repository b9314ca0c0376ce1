import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
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
