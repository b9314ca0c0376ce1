import { makeMany, makeProduct } from '@cloud-school/domain/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { failed, LOADING, ready } from '../../primitives/block/Loadable.ts';
import { RelatedProductsBlock } from './RelatedProductsBlock.tsx';

const onRetry = fn();

const meta = {
  title: '相关项目 RelatedProductsBlock',
  id: 'related-products-block',
  component: RelatedProductsBlock,
  args: {
    title: '相关培训',
    products: ready(makeMany(makeProduct, 3)),
    expected: 3,
    getLink: ({ productId }) => `#${productId}`,
  },
  parameters: { frame: { maxWidth: 912 } },
} satisfies Meta<typeof RelatedProductsBlock>;
export default meta;
type Story = StoryObj<typeof meta>;

const inSide = {
  args: { variant: 'side' },
  parameters: { frame: { maxWidth: 384 } },
} satisfies Story;

export const Full: Story = { name: '完整 Full' };
export const Loading: Story = { name: '加载 骨架 Loading', args: { products: LOADING } };
export const Failed: Story = {
  name: '失败 Failed',
  args: { products: failed('系统繁忙', onRetry) },
  play: async ({ canvas, userEvent }) => {
    const block = within(canvas.getByRole('region', { name: '相关培训' }));
    await userEvent.click(block.getByRole('button', { name: '重新加载' }));
    await expect(onRetry).toHaveBeenCalledOnce();
  },
};
/** The school still offers one product of three. */
export const Partial: Story = { name: '部分 Partial', args: { products: ready([makeProduct()]) } };
/** The school offers none of the products any more: nothing is rendered. */
export const Empty: Story = {
  name: '空 Empty',
  args: { products: ready([]) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region')).toBeNull();
  },
};
export const MissingCover: Story = {
  name: '缺封面 Missing Cover',
  args: { products: ready(makeMany((_, index) => makeProduct({ imageUrl: null }, index), 3)) },
};
export const Side: Story = { ...inSide, name: '侧栏 Side' };
export const SideLoading: Story = {
  ...inSide,
  name: '侧栏 加载 骨架 Side Loading',
  args: { ...inSide.args, products: LOADING },
};
export const SideFailed: Story = {
  ...inSide,
  name: '侧栏 失败 Side Failed',
  args: { ...inSide.args, products: failed('系统繁忙', onRetry) },
};
