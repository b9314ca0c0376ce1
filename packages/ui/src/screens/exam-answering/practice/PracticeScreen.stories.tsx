import { makePaper } from '@cloud-school/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { makeAnswerSource } from '../../../answer-card/testing/makeAnswerSource.ts';
import { getFirstQuestionId } from '../testing/getFirstQuestionId.ts';
import { LivePractice } from '../testing/LivePractice.tsx';
import { makeSubmission } from '../testing/makeSubmission.ts';

const paper = makePaper({
  title: '答题练习室',
  timeLimitMinutes: null,
  questionCount: 18,
  kinds: ['single', 'multiple', 'true-false', 'blanks', 'short-answer', 'reading', 'cloze'],
});

const meta = {
  component: LivePractice,
  parameters: { layout: 'fullscreen' },
  args: {
    paper,
    source: makeAnswerSource(paper),
    currentId: getFirstQuestionId(paper, 'multiple'),
    singleKeys: { areOn: true, onChange: fn() },
    submission: makeSubmission(),
    onMove: fn(),
    onAnswer: fn(),
    onMark: fn(),
    onBoundary: fn(),
    onSubmit: fn(),
    onExit: fn(),
  },
} satisfies Meta<typeof LivePractice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {};
export const Cloze: Story = { args: { currentId: getFirstQuestionId(paper, 'cloze') } };
export const HandingIn: Story = { args: { submission: makeSubmission({ step: 'finishing' }) } };
