import { makeAnswerLog, makeExamDetail } from '@cloud-school/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { failed, LOADING, ready } from '../../primitives/block/Loadable.ts';
import { ExamIntroScreen } from './ExamIntroScreen.tsx';

const test = makeExamDetail({
  title: '养老护理员（三级）理论模拟测试（二）',
  requirementsHtml:
    '<ol><li>请独立完成，可以换题、改答案，离开每题时自动保存。</li><li>进入后立即计时，到点自动交卷；断网或关闭页面时计时不停，已经写下的答案都会保留，回来接着做。</li><li>客观题交卷即评分，简答题由老师批阅后出总分，60 分合格。</li></ol>',
  questionCount: 40,
  totalPoints: 100,
  timeLimitMinutes: 60,
});
const logs = [0, 1].map((index) => makeAnswerLog({}, index));

const meta = {
  component: ExamIntroScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    test: ready(test),
    history: ready(logs),
    path: [{ label: '我的学习', to: '/study/mine' }, { label: '测试' }],
    hasOpenAttempt: false,
    isStarting: false,
    onStart: fn(),
    onReview: fn(),
  },
} satisfies Meta<typeof ExamIntroScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {};
export const Loading: Story = { args: { test: LOADING, history: LOADING } };
export const Empty: Story = { args: { test: ready(null), history: null } };
export const Failed: Story = {
  args: {
    test: failed('网络不通，请检查后再试', fn()),
    history: failed('网络不通，请检查后再试', fn()),
  },
};
/** The server sends no facts, and there is no attempt yet. */
export const Partial: Story = {
  args: {
    test: ready(makeExamDetail({ questionCount: null, totalPoints: null, timeLimitMinutes: null })),
    history: ready([]),
  },
};
export const OpenAttempt: Story = { args: { hasOpenAttempt: true } };
export const HistoryFailed: Story = {
  args: { history: failed('系统繁忙', fn()) },
};
export const LongTitleManyAttempts: Story = {
  args: {
    test: ready({
      ...test,
      title: '2026 年秋季养老护理员（三级）职业技能等级认定考前理论模拟测试：失能失智老年人照护与急救（二）',
    }),
    history: ready(Array.from({ length: 12 }, (_, index) => makeAnswerLog({}, index))),
  },
};
