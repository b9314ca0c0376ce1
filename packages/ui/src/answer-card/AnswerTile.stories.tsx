import { makePaper } from '@cloud-school/domain/testing';
import type { TileState } from '@cloud-school/engine';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { InteractionStates } from '../testing/InteractionStates.tsx';
import { SampleRow } from '../testing/SampleRow.ts';
import { AnswerTile } from './AnswerTile.tsx';
import { makeAnswerSource } from './testing/makeAnswerSource.ts';

const paper = makePaper({ questionCount: 1, kinds: ['single'] });
const questionId = paper.groups[0]?.questions[0]?.id ?? '';

/** A source in which the only question has the state. */
function makeSource(state: Partial<TileState>) {
  const source = makeAnswerSource(paper);
  source.setTile(questionId, state);
  return source;
}

const meta = {
  title: '答题卡题号 AnswerTile',
  id: 'answer-tile',
  component: AnswerTile,
  args: { questionId, number: 12, isCurrent: false, source: makeSource({}), onPick: fn() },
  parameters: { frame: { width: 60 } },
} satisfies Meta<typeof AnswerTile>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = { name: '未答 Open' };
export const Answered: Story = {
  name: '已答 Answered',
  args: { source: makeSource({ isAnswered: true, save: 'saved' }) },
};
export const PartlyAnswered: Story = {
  name: '答了一部分 Partly Answered',
  args: { source: makeSource({ subQuestionCount: 3, answeredSubQuestions: 2, save: 'saved' }) },
};
export const Current: Story = { name: '当前 Current', args: { isCurrent: true } };
export const Marked: Story = { name: '已标记 Marked', args: { source: makeSource({ isMarked: true }) } };
export const Saving: Story = {
  name: '保存中 Saving',
  args: { source: makeSource({ isAnswered: true, save: 'saving' }) },
};
export const Unsaved: Story = {
  name: '未保存 Unsaved',
  args: { source: makeSource({ isAnswered: true, save: 'unsaved' }) },
};
export const ClearedAfterSave: Story = {
  name: '清空已存 Cleared After Save',
  args: { source: makeSource({ isAnswered: true, save: 'saved', isClearedAfterSave: true }) },
};
export const Outdated: Story = {
  name: '选项有改动 Outdated',
  args: { source: makeSource({ save: 'outdated' }) },
};

/** Each state of interaction. */
export const States: Story = {
  name: '悬停 焦点 按下 禁用 States',
  parameters: { frame: { maxWidth: 480 } },
  render: (args) => (
    <InteractionStates>
      {(isDisabled) => (
        <SampleRow>
          <AnswerTile {...args} disabled={isDisabled} />
          <AnswerTile {...args} {...Answered.args} disabled={isDisabled} />
        </SampleRow>
      )}
    </InteractionStates>
  ),
};
