import { keysOf } from '@cloud-school/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { SampleRow } from '../../testing/SampleRow.ts';
import { stateWords } from '../state-words/stateWords.ts';
import { StateTag } from './StateTag.tsx';

const meta = {
  title: '状态标签 StateTag',
  id: 'state-tag',
  component: StateTag,
  args: { state: 'running' },
} satisfies Meta<typeof StateTag>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { name: '默认 Default' };

/** One word, one colour and one sign a state, on every screen. */
export const Variants: Story = {
  name: '全部状态 Variants',
  render: () => (
    <SampleRow $gap={2}>
      {keysOf(stateWords).map((state) => (
        <StateTag key={state} state={state} />
      ))}
    </SampleRow>
  ),
};
