import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { InteractionStates } from '../../testing/InteractionStates.tsx';
import { SampleRow } from '../../testing/SampleRow.ts';
import { FilterPill } from './FilterPill.tsx';

const meta = {
  title: '筛选胶囊 FilterPill',
  id: 'filter-pill',
  component: FilterPill,
  args: { isPressed: false, children: '实训扎实' },
} satisfies Meta<typeof FilterPill>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { name: '默认 Default' };
export const Pressed: Story = { name: '已按下 Pressed', args: { isPressed: true } };
export const Small: Story = {
  name: '小号 Small',
  args: { size: 'small', isPressed: true, isAll: true, children: '全部 12' },
};

const words = ['老师耐心', '实训扎实', '考点近', '补贴到账快'];

export const Variants: Story = {
  name: '全部样式 Variants',
  render: function Filters() {
    const [chosen, setChosen] = useState('老师耐心');
    return (
      <SampleRow $gap={2}>
        <FilterPill isAll isPressed={chosen === ''} onClick={() => setChosen('')}>
          全部 326
        </FilterPill>
        {words.map((word) => (
          <FilterPill key={word} isPressed={chosen === word} onClick={() => setChosen(word)}>
            {word}
          </FilterPill>
        ))}
        <FilterPill isAll isPressed>
          全部 326
        </FilterPill>
      </SampleRow>
    );
  },
};

/** Each state of interaction. */
export const States: Story = {
  name: '悬停 焦点 按下 禁用 States',
  render: (args) => (
    <InteractionStates>
      {(isDisabled) => (
        <SampleRow $gap={3}>
          <FilterPill {...args} disabled={isDisabled} />
          <FilterPill {...args} isPressed disabled={isDisabled} />
        </SampleRow>
      )}
    </InteractionStates>
  ),
};
