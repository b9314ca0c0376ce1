import { isCompoundKind, type QuestionGroup, type QuestionKind } from '@cloud-school/domain';
import { makeReview, makeReviewedQuestion } from '@cloud-school/domain/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { failed, LOADING, ready } from '../../primitives/block/Loadable.ts';
import { LiveReview } from './testing/LiveReview.tsx';
import { makePartnerReview } from './testing/makePartnerReview.ts';

const review = makeReview({ questionCount: 40, testName: '养老护理员（三级）理论模拟测试（二）' });
const at = (kind: QuestionKind, index = 0) =>
  review.paper.groups.find((group) => group.kind === kind)?.questions[index]?.id ?? null;

/** Questions of kinds with sub-questions, with one wrong sub-question. */
const toPartlyRight = (group: QuestionGroup): QuestionGroup =>
  isCompoundKind(group.kind) ? { ...group, questions: [makeReviewedQuestion(group.kind, 'partial')] } : group;

const meta = {
  title: '考试查看 ExamReviewScreen',
  id: 'exam-review-screen',
  component: LiveReview,
  parameters: { layout: 'fullscreen' },
  args: {
    review: ready(review),
    currentId: at('multiple', 1),
    onMove: fn(),
    onBoundary: fn(),
    onExit: fn(),
  },
} satisfies Meta<typeof LiveReview>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = { name: '完整 Full', tags: ['area-question'] };
export const Loading: Story = { name: '加载 骨架 Loading', args: { review: LOADING } };
export const Empty: Story = {
  name: '空 Empty',
  args: { review: ready({ ...review, paper: { ...review.paper, groups: [] } }) },
};
export const Failed: Story = {
  name: '失败 Failed',
  args: { review: failed('网络不通，请检查后再试', fn()) },
};

const waiting = makeReview({ questionCount: 16, status: 'pending-review' });
/** Before the teacher's marking: short answers are pending and there is no score. */
export const Partial: Story = {
  name: '部分 Partial',
  args: {
    review: ready(waiting),
    currentId: waiting.paper.groups.find(({ kind }) => kind === 'short-answer')?.questions[0]?.id ?? null,
  },
};
export const PartlyRight: Story = { name: '部分正确 Partly Right', args: { currentId: at('multiple', 3) } };
export const RightSingle: Story = { name: '单选正确 Right Single', args: { currentId: at('single') } };
export const WrongTrueFalse: Story = {
  name: '判断错误 Wrong True False',
  args: { currentId: at('true-false', 1) },
};
export const Blanks: Story = { name: '填空题 Blanks', args: { currentId: at('blanks', 1) } };
export const ShortAnswer: Story = { name: '简答题 Short Answer', args: { currentId: at('short-answer', 1) } };

const withSubQuestions = makeReview({ questionCount: 7, kinds: ['single', 'reading', 'cloze'] });
const partly = { ...withSubQuestions.paper, groups: withSubQuestions.paper.groups.map(toPartlyRight) };
const subQuestionArgs = { review: ready({ ...withSubQuestions, paper: partly }) };
export const Reading: Story = {
  name: '阅读题 Reading',
  args: { ...subQuestionArgs, currentId: 'reading-1' },
};
export const Cloze: Story = { name: '完形填空 Cloze', args: { ...subQuestionArgs, currentId: 'cloze-1' } };
export const UnknownType: Story = { name: '未知题型 Unknown Type', args: { currentId: at('unknown') } };

const bare = {
  ...waiting,
  status: null,
  paper: {
    ...waiting.paper,
    groups: waiting.paper.groups.map((group) => ({
      ...group,
      questions: group.questions.map((question) => ({ ...question, solution: null, savedAnswer: null })),
    })),
  },
};
/** The server sends neither answers nor solutions. */
export const NothingKnown: Story = {
  name: '资料全无 Nothing Known',
  args: { review: ready(bare), currentId: null },
};
/** The partner's platform gives results, no points, and none for the short answers. */
export const PartnerSource: Story = {
  name: '合作方 xskt Partner Source',
  args: { review: ready(makePartnerReview()) },
};
