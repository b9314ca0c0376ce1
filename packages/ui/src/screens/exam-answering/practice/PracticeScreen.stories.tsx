import { makePaper } from '@cloud-school/domain/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { getFirstQuestionId } from '../testing/getFirstQuestionId.ts';
import { LivePractice } from '../testing/LivePractice.tsx';
import { makePracticeArgs } from '../testing/makePracticeArgs.ts';
import { makeSubmission } from '../testing/makeSubmission.ts';

const paper = makePaper({
  title: '答题练习室',
  timeLimitMinutes: null,
  questionCount: 18,
  kinds: ['single', 'multiple', 'true-false', 'blanks', 'short-answer', 'reading', 'cloze'],
});

const meta = {
  title: '答题练习 PracticeScreen',
  id: 'practice-screen',
  component: LivePractice,
  parameters: { layout: 'fullscreen' },
  args: { ...makePracticeArgs(paper), currentId: getFirstQuestionId(paper, 'multiple') },
} satisfies Meta<typeof LivePractice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = { name: '完整 Full' };
export const Cloze: Story = {
  name: '完形填空 Cloze',
  args: { currentId: getFirstQuestionId(paper, 'cloze') },
};
export const HandingIn: Story = {
  name: '交卷中 Handing In',
  args: { submission: makeSubmission({ step: 'finishing' }) },
};
