import type { Meta, StoryObj } from '@storybook/react-vite';
import { PlayDisc } from './PlayDisc.tsx';

const meta = {
  title: '播放圆钮 PlayDisc',
  id: 'play-disc',
  component: PlayDisc,
} satisfies Meta<typeof PlayDisc>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Small: Story = { name: '小号 Small' };
export const Large: Story = { name: '大号 Large', args: { size: 'large' } };
