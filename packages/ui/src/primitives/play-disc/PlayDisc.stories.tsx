import type { Meta, StoryObj } from '@storybook/react-vite';
import { PlayDisc } from './PlayDisc.tsx';

const meta = {
  title: '播放圆钮 PlayDisc',
  id: 'play-disc',
  component: PlayDisc,
} satisfies Meta<typeof PlayDisc>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Small: Story = {};
export const Large: Story = { args: { size: 'large' } };
