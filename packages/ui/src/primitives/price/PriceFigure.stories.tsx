import type { Meta, StoryObj } from '@storybook/react-vite';
import { PriceFigure } from './PriceFigure.tsx';

const meta = {
  title: '价格 PriceFigure',
  id: 'price-figure',
  component: PriceFigure,
  args: { price: { amount: '1680', isFrom: true } },
} satisfies Meta<typeof PriceFigure>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Small: Story = { args: { size: 'small' } };
export const Large: Story = { args: { size: 'large', price: { amount: '500', isFrom: false } } };
export const WithFen: Story = { args: { price: { amount: '12345.5', isFrom: false } } };
export const Free: Story = { args: { price: { amount: '0', isFrom: false } } };
