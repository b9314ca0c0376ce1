import { makePaper } from '@cloud-school/domain/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { AnswerCard } from './AnswerCard.tsx';
import { numberPaper } from './numberPaper.ts';
import { makeAnswerSource } from './testing/makeAnswerSource.ts';

const paper = makePaper({ questionCount: 40 });
const { groups, entries } = numberPaper(paper);

/** Most questions are answered, some are marked; each save state appears once. */
function makeSource() {
  const source = makeAnswerSource(paper);
  for (const { number, question } of entries) {
    if (number % 5 !== 0) source.answer(question.id, { optionKeys: ['A'], texts: ['2'] });
    if (number % 9 === 4) source.mark(question.id, true);
  }
  const idAt = (number: number) => entries[number - 1]?.question.id ?? '';
  source.setTile(idAt(11), { save: 'unsaved' });
  source.setTile(idAt(12), { save: 'saving' });
  source.setTile(idAt(13), { save: 'saved', isClearedAfterSave: true });
  return source;
}

const meta = {
  title: '答题卡 AnswerCard',
  id: 'answer-card',
  component: AnswerCard,
  args: { groups, source: makeSource(), currentId: entries[13]?.question.id ?? null, onPick: fn() },
  parameters: { frame: { width: 264 } },
} satisfies Meta<typeof AnswerCard>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 11 is unsaved, 12 is being saved, 13 was cleared after a save. */
export const Default: Story = { name: '默认 Default' };
export const Untouched: Story = { name: '未作答 Untouched', args: { source: makeAnswerSource(paper) } };

const long = makePaper({ questionCount: 500 });
export const FiveHundredQuestions: Story = {
  name: '500 题 Five Hundred Questions',
  args: { groups: numberPaper(long).groups, source: makeAnswerSource(long) },
};
