import { makeReviewedQuestion } from '@cloud-school/domain/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { QuestionReview } from './QuestionReview.tsx';

const meta = {
  title: '题型查看 QuestionReview',
  id: 'question-review',
  component: QuestionReview,
  args: { number: 24, question: makeReviewedQuestion('multiple', 'wrong') },
} satisfies Meta<typeof QuestionReview>;
export default meta;
type Story = StoryObj<typeof meta>;

export const MultipleWithMissedAndWrong: Story = {
  args: { question: makeReviewedQuestion('multiple', 'wrong', {}, 1) },
};
export const SingleRight: Story = { args: { question: makeReviewedQuestion('single', 'correct') } };
export const SingleWrong: Story = { args: { question: makeReviewedQuestion('single', 'wrong') } };
export const NotAnswered: Story = {
  args: { question: makeReviewedQuestion('single', 'wrong', { savedAnswer: null }) },
};
export const TrueFalse: Story = { args: { question: makeReviewedQuestion('true-false', 'wrong') } };
export const Blanks: Story = { args: { question: makeReviewedQuestion('blanks', 'partial') } };
export const ShortAnswer: Story = { args: { question: makeReviewedQuestion('short-answer', 'partial') } };
export const ShortAnswerWaiting: Story = {
  args: { question: makeReviewedQuestion('short-answer', 'pending') },
};
export const Reading: Story = {
  args: { question: makeReviewedQuestion('reading', 'partial') },
  play: async ({ canvas, step }) => {
    await step('each sub-question has its own result', async () => {
      await expect(await canvas.findByRole('group', { name: /^第 1 小题/ })).toHaveTextContent(
        '正确 · 得 4 分',
      );
      await expect(canvas.getByRole('group', { name: /^第 2 小题/ })).toHaveTextContent('错误 · 得 0 分');
    });
  },
};
export const ReadingWaiting: Story = { args: { question: makeReviewedQuestion('reading', 'pending') } };
export const Cloze: Story = { args: { question: makeReviewedQuestion('cloze', 'partial') } };
export const Unknown: Story = { args: { question: makeReviewedQuestion('unknown', 'pending') } };
/** The server sends no solution yet. */
export const WithoutSolution: Story = {
  args: { question: makeReviewedQuestion('multiple', 'wrong', { solution: null }) },
};
