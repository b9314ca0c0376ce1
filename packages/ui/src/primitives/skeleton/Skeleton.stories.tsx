import type { Meta, StoryObj } from '@storybook/react-vite';
import { styled } from 'styled-components';
import { SampleRow } from '../../testing/SampleRow.ts';
import { SampleStack } from '../../testing/SampleStack.ts';
import { theme } from '../../theme/theme.ts';
import { Skeleton } from './Skeleton.tsx';

const CardShape = styled.div`
  display: grid;
  grid-template-columns: 128px 1fr;
  gap: ${theme.space[5]};
`;

const meta = {
  title: '占位 Skeleton',
  id: 'skeleton',
  component: Skeleton,
} satisfies Meta<typeof Skeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { name: '默认 Default', args: { width: 240 } };

/** The shapes of a card: cover, title, two lines, a person, a button. */
export const Variants: Story = {
  name: '全部样式 Variants',
  render: () => (
    <CardShape>
      <Skeleton shape="block" width={128} height={96} />
      <SampleStack $gap={3}>
        <Skeleton shape="block" width={72} height={24} />
        <Skeleton width="80%" height={20} />
        <Skeleton width="55%" height={14} />
        <SampleRow $gap={2}>
          <Skeleton shape="circle" width={32} height={32} />
          <Skeleton width={88} height={14} />
        </SampleRow>
      </SampleStack>
    </CardShape>
  ),
  parameters: { frame: { maxWidth: 588 } },
};
