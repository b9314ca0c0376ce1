import { makeMany, makeProduct } from '@cloud-school/domain/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { failed, LOADING, ready } from '../../primitives/block/Loadable.ts';
import { RelatedProductsBlock } from './RelatedProductsBlock.tsx';

const onRetry = fn();

const meta = {
  title: '相关商品 RelatedProductsBlock',
  id: 'related-products-block',
  component: RelatedProductsBlock,
  args: { title: '相关培训', products: ready(makeMany(makeProduct, 3)), expected: 3, onOpen: fn() },
  parameters: { frame: { maxWidth: 912 } },
} satisfies Meta<typeof RelatedProductsBlock>;
export default meta;
type Story = StoryObj<typeof meta>;

const inSide = {
  args: { variant: 'side' },
  parameters: { frame: { maxWidth: 384 } },
} satisfies Story;

export const Full: Story = {};
export const Loading: Story = { args: { products: LOADING } };
export const Failed: Story = {
  args: { products: failed('系统繁忙', onRetry) },
  play: async ({ canvas, userEvent }) => {
    const block = within(canvas.getByRole('region', { name: '相关培训' }));
    await userEvent.click(block.getByRole('button', { name: '重新加载' }));
    await expect(onRetry).toHaveBeenCalledOnce();
  },
};
/** The school still offers one product of three. */
export const Partial: Story = { args: { products: ready([makeProduct()]) } };
/** The school offers none of the products any more: nothing is rendered. */
export const Empty: Story = {
  args: { products: ready([]) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region')).toBeNull();
  },
};
export const MissingCover: Story = {
  args: { products: ready(makeMany((_, index) => makeProduct({ imageUrl: null }, index), 3)) },
};
export const Side: Story = inSide;
export const SideLoading: Story = { ...inSide, args: { ...inSide.args, products: LOADING } };
export const SideFailed: Story = {
  ...inSide,
  args: { ...inSide.args, products: failed('系统繁忙', onRetry) },
};
