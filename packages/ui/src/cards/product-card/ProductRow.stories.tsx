import { makeProduct } from '@cloud-school/domain/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { ProductRow } from './ProductRow.tsx';

const meta = {
  title: '培训项目行 ProductRow',
  id: 'product-row',
  component: ProductRow,
  args: { product: makeProduct(), to: '#product' },
  parameters: { frame: { width: 336 } },
} satisfies Meta<typeof ProductRow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { name: '默认 Default' };
export const LongName: Story = { name: '长名字 Long Name', args: { product: makeProduct({}, 1) } };
export const MissingCover: Story = {
  name: '缺封面 Missing Cover',
  args: { product: makeProduct({ imageUrl: null }) },
};
export const WithoutPrice: Story = {
  name: '没有价格 Without Price',
  args: { product: makeProduct({ couponPrice: null, standardPrice: null, subsidy: null }) },
};
export const NotClickable: Story = { name: '不可点 Not Clickable', args: { to: undefined } };
