import { makeAnswerLog, makeExamDetail } from '@cloud-school/domain/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { failed, LOADING, ready } from '../../primitives/block/Loadable.ts';
import { ExamIntroScreen } from './ExamIntroScreen.tsx';
import { makeIntroClock } from './testing/makeIntroClock.ts';

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
  title: '考试进入页 ExamIntroScreen',
  id: 'exam-intro-screen',
  component: ExamIntroScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    kind: 'test',
    exam: ready(test),
    history: ready(logs),
    path: [{ label: '我的学习', to: '/study/mine' }, { label: '测试' }],
    openAttempt: null,
    practiceAddress: '/study/practice',
    isStarting: false,
    onStart: fn(),
    onReview: fn(),
  },
} satisfies Meta<typeof ExamIntroScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = { name: '完整 Full' };
export const Loading: Story = { name: '加载 骨架 Loading', args: { exam: LOADING, history: LOADING } };
export const Empty: Story = { name: '空 Empty', args: { exam: ready(null), history: null } };
export const Failed: Story = {
  name: '失败 Failed',
  args: {
    exam: failed('网络不通，请检查后再试', fn()),
    history: failed('网络不通，请检查后再试', fn()),
  },
};
/** The server sends no facts, and there is no attempt yet. */
export const Partial: Story = {
  name: '部分 Partial',
  args: {
    exam: ready(makeExamDetail({ questionCount: null, totalPoints: null, timeLimitMinutes: null })),
    history: ready([]),
  },
};
/** The clock runs: 继续答题，剩余 08:49. */
export const RunningAttempt: Story = {
  name: '继续答题 Running Attempt',
  args: {
    openAttempt: {
      clock: makeIntroClock({ seconds: 529 }),
      counts: { answered: 31, partlyAnswered: 0, unsaved: 0 },
    },
  },
};
/** Started on another device, without a time limit. */
export const RunningElsewhere: Story = {
  name: '他处在答 Running Elsewhere',
  args: { openAttempt: { clock: null, counts: null } },
};
export const TimeIsOver: Story = {
  name: '时间到 Time Is Over',
  args: {
    openAttempt: {
      clock: makeIntroClock({ seconds: 0 }),
      counts: { answered: 31, partlyAnswered: 0, unsaved: 2 },
    },
  },
};
const homework = makeExamDetail({
  title: '为刘奶奶写一份 24 小时翻身计划',
  requirementsHtml:
    '<ol><li>结合 4.2 节案例，写出翻身时间、体位与皮肤观察要点。</li><li>填空写数字与单位；简答分条写，不少于 4 条，写清每一次翻身的时间、体位、皮肤观察与签名。</li></ol>',
  questionCount: 5,
  totalPoints: null,
  timeLimitMinutes: null,
});
const homeworkPath = [{ label: '我的学习', to: '/study/mine' }, { label: '作业' }];
export const Homework: Story = {
  name: '作业 Homework',
  args: {
    kind: 'homework',
    exam: ready(homework),
    // A server may send scores of homework; the screen shows none.
    history: ready(logs),
    path: homeworkPath,
  },
};
export const HomeworkLoading: Story = {
  name: '作业加载 Homework Loading',
  args: { kind: 'homework', exam: LOADING, history: LOADING, path: homeworkPath },
};
export const HomeworkEmpty: Story = {
  name: '作业为空 Homework Empty',
  args: { kind: 'homework', exam: ready(null), history: null, path: homeworkPath },
};
export const HomeworkFailed: Story = {
  name: '作业失败 Homework Failed',
  args: { kind: 'homework', exam: failed('系统繁忙', fn()), history: null, path: homeworkPath },
};
export const HomeworkPartial: Story = {
  name: '作业部分 Homework Partial',
  args: {
    kind: 'homework',
    exam: ready({ ...homework, questionCount: null, requirementsHtml: '' }),
    history: ready([]),
    openAttempt: { clock: null, counts: { answered: 2, partlyAnswered: 0, unsaved: 1 } },
    path: homeworkPath,
  },
};
export const HistoryFailed: Story = {
  name: '记录失败 History Failed',
  args: { history: failed('系统繁忙', fn()) },
};
export const LongTitleManyAttempts: Story = {
  name: '长标题 Long Title Many Attempts',
  args: {
    exam: ready({
      ...test,
      title: '2026 年秋季养老护理员（三级）职业技能等级认定考前理论模拟测试：失能失智老年人照护与急救（二）',
    }),
    history: ready(Array.from({ length: 12 }, (_, index) => makeAnswerLog({}, index))),
  },
};
