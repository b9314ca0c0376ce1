import type { Meta, StoryObj } from '@storybook/react-vite';
import { SampleRow } from '../../testing/SampleRow.ts';
import { DayMarkLabel } from './DayMarkLabel.tsx';

const meta = {
  title: '日期标记 DayMarkLabel',
  id: 'day-mark-label',
  component: DayMarkLabel,
  args: { mark: { kind: 'done' } },
} satisfies Meta<typeof DayMarkLabel>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Free, done, missed, to come; today says how many are left, or can only be made up for. */
export const Kinds: Story = {
  name: '各种类 Kinds',
  render: () => (
    <SampleRow>
      <DayMarkLabel mark={{ kind: 'rest' }} />
      <DayMarkLabel mark={{ kind: 'done' }} />
      <DayMarkLabel mark={{ kind: 'overdue', count: 2 }} />
      <DayMarkLabel mark={{ kind: 'overdue', count: 0 }} />
      <DayMarkLabel mark={{ kind: 'upcoming', count: 3 }} />
      <DayMarkLabel mark={{ kind: 'upcoming', count: 3 }} isToday />
      <DayMarkLabel mark={{ kind: 'upcoming', count: 0, missed: 1 }} isToday />
    </SampleRow>
  ),
};
