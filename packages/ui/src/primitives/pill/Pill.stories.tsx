import type { Meta, StoryObj } from '@storybook/react-vite';
import { Play } from 'lucide-react';
import { styled } from 'styled-components';
import { SampleRow } from '../../testing/SampleRow.ts';
import { theme } from '../../theme/theme.ts';
import { Pill } from './Pill.tsx';

/** The background of the utility bar. */
const Chrome = styled.span`
  display: flex;
  padding: ${theme.space[4]};
  background: ${theme.color.chrome.background};
`;

const meta = {
  title: '胶囊 Pill',
  id: 'pill',
  component: Pill,
  args: { children: '省级示范' },
} satisfies Meta<typeof Pill>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { name: '默认 Default' };

export const Variants: Story = {
  name: '全部样式 Variants',
  render: () => (
    <SampleRow $gap={2}>
      <Pill>省级示范</Pill>
      <Pill tone="track">1</Pill>
      <Pill tone="solid">7</Pill>
      <Pill tone="solid">1000</Pill>
      <Pill tone="overlay" icon={<Play aria-hidden />}>
        03:26
      </Pill>
      <Chrome>
        <Pill tone="chrome">民办非企业</Pill>
      </Chrome>
    </SampleRow>
  ),
};
