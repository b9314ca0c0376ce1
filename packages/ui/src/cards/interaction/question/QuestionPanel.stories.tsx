import { makeMany, makeStudyQuestion } from '@cloud-school/domain/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { failed, LOADING, ready } from '../../../primitives/block/Loadable.ts';
import type { SendOutcome } from '../../composer/useComposer.ts';
import { expectReachableList } from '../testing/expectReachableList.ts';
import { StatefulQuestionPanel } from '../testing/StatefulPanels.tsx';
import { QuestionPanel } from './QuestionPanel.tsx';

const long = '浙江省杭州市拱墅区莫干山路养老服务中心护理部赵钱孙李同学'.repeat(3);
const xss = '<img src=x onerror="window.__xss=1"><script>window.__xss=1</script>';

const meta = {
  title: '提问 QuestionPanel',
  id: 'question-panel',
  component: QuestionPanel,
  args: {
    head: { variant: 'titled', onClose: fn() },
    questions: ready(makeMany(makeStudyQuestion, 3)),
    studentId: '5001',
    now: new Date('2026-11-21T15:20:00+08:00'),
    draft: { value: '', onChange: fn(), keep: fn(), clear: fn() },
    onSend: fn(async (): Promise<SendOutcome> => ({ isSent: true })),
  },
  parameters: { frame: { width: 360, height: 720 } },
  render: (args) => <StatefulQuestionPanel {...args} />,
  play: async ({ canvasElement }) => expectReachableList(canvasElement),
} satisfies Meta<typeof QuestionPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  name: '完整 Full',
  args: { questions: ready(makeMany(makeStudyQuestion, 999)) },
};
export const Loading: Story = { name: '加载 骨架 Loading', args: { questions: LOADING } };
export const Empty: Story = { name: '空 Empty', args: { questions: ready([]) } };
export const Failed: Story = { name: '失败 Failed', args: { questions: failed('系统繁忙', fn()) } };
/** Little is known of the first question and of its answer. */
export const Partial: Story = {
  name: '部分 Partial',
  args: {
    questions: ready([
      makeStudyQuestion({
        studentId: null,
        studentName: '匿名用户',
        studentAvatarUrl: null,
        createdAt: null,
        answers: [{ text: '可以。', teacherName: '老师', createdAt: null }],
      }),
      makeStudyQuestion({}, 1),
    ]),
  },
};
export const Tabbed: Story = { name: '带标签页 Tabbed', args: { head: { variant: 'tabbed' } } };
export const Draft: Story = {
  name: '草稿 Draft',
  args: {
    draft: {
      value: '老人体重较大，一个人翻不动时，评分表里允许用移位单吗？',
      onChange: fn(),
      keep: fn(),
      clear: fn(),
    },
  },
};
export const FullField: Story = {
  name: '写满 Full Field',
  args: { draft: { value: '床'.repeat(100), onChange: fn(), keep: fn(), clear: fn() } },
};
export const LongName: Story = {
  name: '长名字 Long Name',
  args: {
    questions: ready([
      makeStudyQuestion({
        studentName: long.slice(0, 80),
        title: `${long}https://example.com/${'a'.repeat(120)}`,
        answers: [
          { text: long, teacherName: long.slice(0, 80), createdAt: '2025-11-21 08:15:00' },
          { text: '补充一句：先锁床轮。', teacherName: '林静怡', createdAt: '2026-11-21 09:00:00' },
        ],
      }),
    ]),
  },
};
export const HostileText: Story = {
  name: '异常文字 Hostile Text',
  args: {
    questions: ready([
      makeStudyQuestion({
        studentName: xss,
        title: xss,
        answers: [{ text: xss, teacherName: xss, createdAt: xss }],
      }),
    ]),
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByText(xss).length).toBeGreaterThan(2);
    await expect(canvasElement.querySelector('script')).toBeNull();
    await expect('__xss' in window).toBe(false);
  },
};
