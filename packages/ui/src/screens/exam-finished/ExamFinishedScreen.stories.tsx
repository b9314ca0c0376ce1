import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { failed, LOADING, ready } from '../../primitives/block/Loadable.ts';
import { ExamFinishedScreen } from './ExamFinishedScreen.tsx';

const title = '养老护理员（三级）理论模拟测试（二）';

const meta = {
  title: '考试完成 ExamFinishedScreen',
  id: 'exam-finished-screen',
  component: ExamFinishedScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    kind: 'test',
    source: 'school',
    onReview: null,
    exam: ready({
      title,
      submittedAt: new Date('2026-11-21T11:08:00+08:00').getTime(),
      usedSeconds: 2892,
      answered: 40,
      total: 40,
    }),
    now: new Date('2026-11-21T11:10:00+08:00'),
    onBack: fn(),
    onTitle: fn(),
  },
} satisfies Meta<typeof ExamFinishedScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const unknown = { title: null, submittedAt: null, usedSeconds: null, answered: null, total: null };

export const Full: Story = { name: '完整 Full' };
export const Loading: Story = { name: '加载 骨架 Loading', args: { exam: LOADING } };
/** Opened by its address: no facts are known. */
export const Empty: Story = { name: '空 Empty', args: { exam: ready(unknown) } };
/** The facts fail; the test is submitted nevertheless. */
export const Failed: Story = { name: '失败 Failed', args: { exam: failed('网络不通', fn()) } };
export const Partial: Story = {
  name: '部分 Partial',
  args: { exam: ready({ ...unknown, title, answered: 37, total: 40 }) },
};
/** Without a short answer the test is marked at once. */
export const MarkedAtOnce: Story = { name: '即时批阅 Marked At Once', args: { onReview: fn(), score: 92 } };
export const Homework: Story = {
  name: '作业 Homework',
  args: {
    kind: 'homework',
    exam: ready({
      ...unknown,
      title: '为刘奶奶写一份 24 小时翻身计划',
      submittedAt: new Date('2026-11-21T21:06:00+08:00').getTime(),
      answered: 5,
      total: 5,
    }),
  },
};
export const HomeworkLoading: Story = {
  name: '作业加载 Homework Loading',
  args: { kind: 'homework', exam: LOADING },
};
export const HomeworkEmpty: Story = {
  name: '作业为空 Homework Empty',
  args: { kind: 'homework', exam: ready(unknown) },
};
/** The partner's platform has marked it already. */
export const Partner: Story = {
  name: '合作方 Partner',
  args: {
    source: 'partner',
    onReview: fn(),
    exam: ready({
      title: '护理英语阶段测评（三）',
      submittedAt: new Date('2026-11-21T15:32:00+08:00').getTime(),
      usedSeconds: 1600,
      answered: 25,
      total: 25,
    }),
  },
};
