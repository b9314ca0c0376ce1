import { makeReview } from '@cloud-school/domain/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { failed, LOADING, ready } from '../../primitives/block/Loadable.ts';
import { ExamFinishedScreen } from './ExamFinishedScreen.tsx';
import { makeFinishedExam, makeUnknownExam } from './testing/makeFinishedExam.ts';

const marked = (score: number, passScore: number | null) =>
  makeReview({ questionCount: 40, kinds: ['single', 'multiple', 'true-false'], score, passScore });

const meta = {
  title: '考试完成 ExamFinishedScreen',
  id: 'exam-finished-screen',
  component: ExamFinishedScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    kind: 'test',
    source: 'school',
    onReview: null,
    exam: ready(makeFinishedExam()),
    now: new Date('2026-11-21T11:10:00+08:00'),
    onBack: fn(),
    onTitle: fn(),
  },
} satisfies Meta<typeof ExamFinishedScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const results = { nth: 2, onReview: fn(), onQuestion: fn(), mistakesTo: '#', classTo: '#' };

/** Marked at once: the score on its line, what was right by kind, every question. */
export const Full: Story = {
  name: '通过 Passed',
  args: { ...results, review: marked(84, 60), previous: { score: 71, createdAt: '2026-10-29 10:00:00' } },
};
export const Missed: Story = {
  name: '差几分 Not Passed',
  args: { ...results, review: marked(54, 60), exam: ready(makeFinishedExam({ answered: 37 })) },
};
/** The server sends no pass mark: a line without a post, no verdict. */
export const NoPassMark: Story = {
  name: '没有及格线 No Pass Mark',
  args: { ...results, review: marked(84, null) },
};
/** The review does not come: the list of attempts knows the score. */
export const ScoreAlone: Story = { name: '只有得分 Score Alone', args: { onReview: fn(), score: 92 } };
export const ResultPending: Story = { name: '正在查询 Result Pending', args: { isResultPending: true } };
/** A teacher marks it. */
export const Waiting: Story = {
  name: '等老师批 Waiting',
  args: { nth: 2, onOwnAnswers: fn(), classTo: '#' },
};
export const TimeOutEmpty: Story = {
  name: '时间到，一题没答 Time-out Without Answers',
  args: {
    ...results,
    exam: ready(
      makeFinishedExam({
        title: '第四章单元测试',
        usedSeconds: 900,
        answered: 0,
        total: 6,
        hasAnswers: false,
        endedBy: 'time',
      }),
    ),
    score: 0,
  },
};
export const TimeOut: Story = {
  name: '时间到 Time-out',
  args: { exam: ready(makeFinishedExam({ answered: 4, total: 6, endedBy: 'time' })) },
};
export const Loading: Story = { name: '加载 骨架 Loading', args: { exam: LOADING } };
/** Opened by its address: no facts are known. */
export const Empty: Story = { name: '空 Empty', args: { exam: ready(makeUnknownExam()) } };
/** The facts fail; the test is submitted nevertheless. */
export const Failed: Story = { name: '失败 Failed', args: { exam: failed('网络不通', fn()) } };
export const Partial: Story = {
  name: '部分 Partial',
  args: { exam: ready(makeUnknownExam({ title: '基础照护测试', answered: 37, total: 40 })) },
};
export const Homework: Story = {
  name: '作业 Homework',
  args: {
    kind: 'homework',
    exam: ready(
      makeFinishedExam({
        title: '为刘奶奶写一份 24 小时翻身计划',
        usedSeconds: null,
        answered: 5,
        total: 5,
      }),
    ),
  },
};
/** The partner's platform has marked it already, without points. */
export const Partner: Story = {
  name: '合作方 Partner',
  args: {
    source: 'partner',
    onReview: fn(),
    onQuestion: fn(),
    review: makeReview({
      questionCount: 25,
      kinds: ['reading', 'single'],
      source: 'partner',
      score: null,
      status: null,
    }),
    exam: ready(
      makeFinishedExam({ title: '护理英语阶段测评（三）', usedSeconds: 1600, answered: 25, total: 25 }),
    ),
  },
};
