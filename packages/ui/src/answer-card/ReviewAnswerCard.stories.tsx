import { makeReview } from '@cloud-school/domain/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { numberPaper } from './numberPaper.ts';
import { ReviewAnswerCard } from './ReviewAnswerCard.tsx';

const { groups, entries } = numberPaper(makeReview({ questionCount: 40 }).paper);
const waiting = numberPaper(makeReview({ questionCount: 40, status: 'pending-review' }).paper);

const meta = {
  title: '查看页答题卡 ReviewAnswerCard',
  id: 'review-answer-card',
  component: ReviewAnswerCard,
  args: { groups, currentId: entries[1]?.question.id ?? null, isOnlyMistakes: false, onPick: fn() },
  parameters: { frame: { width: 264 } },
} satisfies Meta<typeof ReviewAnswerCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { name: '默认 Default' };
export const OnlyMistakes: Story = { name: '仅看错题 Only Mistakes', args: { isOnlyMistakes: true } };
export const WaitingForTheTeacher: Story = {
  name: '待批阅 Waiting For The Teacher',
  args: { groups: waiting.groups },
};
