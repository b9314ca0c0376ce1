import type { Meta, StoryObj } from '@storybook/react-vite';
import { TileLegend } from './TileLegend.tsx';

const meta = {
  title: '题号图例 TileLegend',
  id: 'tile-legend',
  component: TileLegend,
  parameters: { frame: { width: 264 } },
} satisfies Meta<typeof TileLegend>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { name: '默认 Default' };
