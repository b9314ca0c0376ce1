import { makePaper } from '@cloud-school/domain/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { numberPaper } from '../../../answer-card/numberPaper.ts';
import { makeAnswerSource } from '../../../answer-card/testing/makeAnswerSource.ts';
import { makeSampleSource } from '../testing/makeSampleSource.ts';
import { makeStillClock } from '../testing/makeStillClock.ts';
import { answeringWords } from '../words/answeringWords.ts';
import { AnsweringWordsContext } from '../words/useAnsweringWords.ts';
import { SubmitDialog } from './SubmitDialog.tsx';

const paper = makePaper({ questionCount: 16 });
const small = makePaper({ questionCount: 2, kinds: ['single'] });
const answeredAll = makeAnswerSource(small);
for (const { id } of small.groups.flatMap((group) => group.questions)) {
  answeredAll.answer(id, { optionKeys: ['A'], texts: [] });
}

const meta = {
  title: '提交对话框 SubmitDialog',
  id: 'submit-dialog',
  component: SubmitDialog,
  parameters: { layout: 'fullscreen' },
  args: {
    isOpen: true,
    entries: numberPaper(paper).entries,
    source: makeSampleSource(paper),
    clock: makeStillClock(),
    onPick: fn(),
    onSubmit: fn(),
    onClose: fn(),
    moveFocusOnClose: undefined,
  },
} satisfies Meta<typeof SubmitDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A test with questions that are missing and marked. */
export const HandInExam: Story = { name: '交卷 提交 对话框 Hand In Exam' };

/** Homework has words of its own, and often no limit. */
export const SubmitHomework: Story = {
  name: '提交作业 对话框 Submit Homework',
  args: { clock: null },
  decorators: [
    (Story) => (
      <AnsweringWordsContext value={answeringWords.homework}>
        <Story />
      </AnsweringWordsContext>
    ),
  ],
};

export const AllAnswered: Story = {
  name: '全部已答 All Answered',
  args: { entries: numberPaper(small).entries, source: answeredAll },
};
