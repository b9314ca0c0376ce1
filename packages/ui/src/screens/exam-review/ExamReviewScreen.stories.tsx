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

export const Full: Story = {};
export const Loading: Story = { args: { review: LOADING } };
export const Empty: Story = {
  args: { review: ready({ ...review, paper: { ...review.paper, groups: [] } }) },
};
export const Failed: Story = {
  args: { review: failed('网络不通，请检查后再试', fn()) },
};

const waiting = makeReview({ questionCount: 16, status: 'pending-review' });
/** Before the teacher's marking: short answers are pending and there is no score. */
export const Partial: Story = {
  args: {
    review: ready(waiting),
    currentId: waiting.paper.groups.find(({ kind }) => kind === 'short-answer')?.questions[0]?.id ?? null,
  },
};
export const PartlyRight: Story = { args: { currentId: at('multiple', 3) } };
export const RightSingle: Story = { args: { currentId: at('single') } };
export const WrongTrueFalse: Story = { args: { currentId: at('true-false', 1) } };
export const Blanks: Story = { args: { currentId: at('blanks', 1) } };
export const ShortAnswer: Story = { args: { currentId: at('short-answer', 1) } };

const withSubQuestions = makeReview({ questionCount: 7, kinds: ['single', 'reading', 'cloze'] });
const partly = { ...withSubQuestions.paper, groups: withSubQuestions.paper.groups.map(toPartlyRight) };
const subQuestionArgs = { review: ready({ ...withSubQuestions, paper: partly }) };
export const Reading: Story = { args: { ...subQuestionArgs, currentId: 'reading-1' } };
export const Cloze: Story = { args: { ...subQuestionArgs, currentId: 'cloze-1' } };
export const UnknownType: Story = { args: { currentId: at('unknown') } };

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
export const NothingKnown: Story = { args: { review: ready(bare), currentId: null } };
/** The partner's platform gives results, no points, and none for the short answers. */
export const PartnerSource: Story = { args: { review: ready(makePartnerReview()) } };
