import type { Meta, StoryObj } from '@storybook/react-vite';
import { PriceFigure } from './PriceFigure.tsx';

const meta = {
  title: '价格 PriceFigure',
  id: 'price-figure',
  component: PriceFigure,
  args: { price: { amount: '1680', isFrom: true }, labels: { free: '免费', from: '起' } },
} satisfies Meta<typeof PriceFigure>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { name: '默认 Default' };
export const Small: Story = { name: '小号 Small', args: { size: 'small' } };
export const Large: Story = {
  name: '大号 Large',
  args: { size: 'large', price: { amount: '500', isFrom: false } },
};
export const WithFen: Story = {
  name: '带分 With Fen',
  args: { price: { amount: '12345.5', isFrom: false } },
};
export const Free: Story = { name: '免费 Free', args: { price: { amount: '0', isFrom: false } } };
