import type { Meta, StoryObj } from '@storybook/react-vite';
import { Rosette } from './Rosette.tsx';

const meta = {
  title: '徽章 Rosette',
  id: 'rosette',
  component: Rosette,
  args: { width: 240, height: 240 },
} satisfies Meta<typeof Rosette>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Large: Story = { name: '大号 Large' };
export const Corner: Story = {
  name: '角落 Corner',
  args: { width: 32, height: 32, petals: 12, strokeWidth: 4 },
};
