import { makeProduct } from '@cloud-school/domain/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { ProductRow } from './ProductRow.tsx';

const meta = {
  title: '商品行 ProductRow',
  id: 'product-row',
  component: ProductRow,
  args: { product: makeProduct(), onOpen: fn() },
  parameters: { frame: { width: 336 } },
} satisfies Meta<typeof ProductRow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const LongName: Story = { args: { product: makeProduct({}, 1) } };
export const MissingCover: Story = { args: { product: makeProduct({ imageUrl: null }) } };
export const WithoutPrice: Story = {
  args: { product: makeProduct({ couponPrice: null, standardPrice: null, subsidy: null }) },
};
export const NotClickable: Story = { args: { onOpen: undefined } };
