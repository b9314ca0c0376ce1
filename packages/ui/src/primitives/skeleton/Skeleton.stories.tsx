import type { Meta, StoryObj } from '@storybook/react-vite';
import { SampleRow } from '../../testing/SampleRow.ts';
import { Skeleton } from './Skeleton.tsx';

const meta = { component: Skeleton } satisfies Meta<typeof Skeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { width: 240 } };

/** The shapes of a card: cover, title, two lines, a person, a button. */
export const Variants: Story = {
  render: () => (
    <div style={{ display: 'flex', gap: 20, maxWidth: 588 }}>
      <Skeleton shape="block" width={128} height={96} />
      <div style={{ display: 'grid', flex: 1, gap: 12, alignContent: 'start' }}>
        <Skeleton shape="block" width={72} height={24} />
        <Skeleton width="80%" height={20} />
        <Skeleton width="55%" height={14} />
        <SampleRow $gap={2}>
          <Skeleton shape="circle" width={32} height={32} />
          <Skeleton width={88} height={14} />
        </SampleRow>
      </div>
    </div>
  ),
};
