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
  name: '多选 漏选与错选 Multiple With Missed And Wrong',
  args: { question: makeReviewedQuestion('multiple', 'wrong', {}, 1) },
};
export const SingleRight: Story = {
  name: '单选 答对 Single Right',
  args: { question: makeReviewedQuestion('single', 'correct') },
};
export const SingleWrong: Story = {
  name: '单选 答错 Single Wrong',
  args: { question: makeReviewedQuestion('single', 'wrong') },
};
export const NotAnswered: Story = {
  name: '未作答 Not Answered',
  args: { question: makeReviewedQuestion('single', 'wrong', { savedAnswer: null }) },
};
export const TrueFalse: Story = {
  name: '判断题 True False',
  args: { question: makeReviewedQuestion('true-false', 'wrong') },
};
export const Blanks: Story = {
  name: '填空题 Blanks',
  args: { question: makeReviewedQuestion('blanks', 'partial') },
};
export const ShortAnswer: Story = {
  name: '简答题 Short Answer',
  args: { question: makeReviewedQuestion('short-answer', 'partial') },
};
export const ShortAnswerWaiting: Story = {
  name: '简答题 待批阅 Short Answer Waiting',
  args: { question: makeReviewedQuestion('short-answer', 'pending') },
};
export const Reading: Story = {
  name: '阅读题 Reading',
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
export const ReadingWaiting: Story = {
  name: '阅读题 待批阅 Reading Waiting',
  args: { question: makeReviewedQuestion('reading', 'pending') },
};
export const Cloze: Story = {
  name: '完形填空 Cloze',
  args: { question: makeReviewedQuestion('cloze', 'partial') },
};
export const Unknown: Story = {
  name: '未知 Unknown',
  args: { question: makeReviewedQuestion('unknown', 'pending') },
};
/** The server sends no solution yet. */
export const WithoutSolution: Story = {
  name: '没有解析 Without Solution',
  args: { question: makeReviewedQuestion('multiple', 'wrong', { solution: null }) },
};
