import type { Page, Product } from '@cloud-school/domain';
import { makeMany, makePage, makeProduct } from '@cloud-school/domain/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, within } from 'storybook/test';
import { failed, LOADING, ready } from '../../../primitives/block/Loadable.ts';
import type { Loadable } from '../../../primitives/block/Loadable.ts';
import { ProductsBlock } from './ProductsBlock.tsx';

const firstOf = (total: number, items: Product[]): Loadable<Page<Product>> =>
  ready(makePage(items, { size: 4, total, pages: Math.ceil(total / 4) }));
const longName = '养老护理员（三级）与失智照护专项能力连读班：理论、实操、三次模拟、情景病房带教与考前冲刺';

const meta = {
  title: '首页培训项目 ProductsBlock',
  id: 'products-block',
  component: ProductsBlock,
  args: {
    products: firstOf(10, makeMany(makeProduct, 4)),
    current: 1,
    onPage: fn(),
    getLink: ({ productId }) => `#${productId}`,
  },
  parameters: { frame: { width: 'min(1200px, 94vw)' } },
} satisfies Meta<typeof ProductsBlock>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = { name: '完整 Full' };
export const Loading: Story = { name: '加载 骨架 Loading', args: { products: LOADING } };
/** A school without a default category, or without products in it. */
export const Empty: Story = { name: '空 Empty', args: { products: firstOf(0, []) } };
export const Failed: Story = { name: '失败 Failed', args: { products: failed('系统繁忙', fn()) } };
/** The last page, of two. */
export const Partial: Story = {
  name: '部分 Partial',
  args: { products: firstOf(10, makeMany(makeProduct, 2)), current: 3 },
};
export const LongName: Story = {
  name: '长名字 Long Name',
  args: {
    products: firstOf(
      4,
      makeMany((_, index) => makeProduct({ name: longName }, index), 4),
    ),
  },
};
export const MissingCover: Story = {
  name: '缺封面 Missing Cover',
  args: {
    products: firstOf(
      4,
      makeMany((_, index) => makeProduct({ imageUrl: null }, index), 4),
    ),
  },
};
/** More data than one page: four products are shown, the pager counts all pages. */
export const OneThousandItems: Story = {
  name: '1000 项 One Thousand Items',
  args: { products: firstOf(1000, makeMany(makeProduct, 1000)) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(4);
    await expect(canvas.getByText('第 1 页，共 250 页')).toBeInTheDocument();
  },
};

export const OpensTheNextPage: Story = {
  name: '打开下一页 Opens The Next Page',
  render: function Render(args) {
    const [current, setCurrent] = useState(1);
    const items = makeMany(makeProduct, 8).map((product, index) => ({ ...product, id: `relation-${index}` }));
    return (
      <ProductsBlock
        {...args}
        products={firstOf(8, items.slice((current - 1) * 4, current * 4).toReversed())}
        current={current}
        onPage={setCurrent}
      />
    );
  },
  play: async ({ canvas, userEvent, step }) => {
    const block = within(canvas.getByRole('region', { name: '推荐项目' }));
    await step('the visitor opens the next page', async () => {
      await userEvent.click(block.getByRole('button', { name: '下一页' }));
      await expect(block.getByText('第 2 页，共 2 页')).toBeInTheDocument();
      await expect(block.getByRole('button', { name: '下一页' })).toBeDisabled();
    });
  },
};

/** A shelf: a part of the second card says that it scrolls. */
export const OnPhone: Story = {
  name: '手机 On Phone',
  parameters: { frame: { width: 343 } },
  globals: { viewport: { value: 'phone' } },
  play: async ({ args, canvas, userEvent }) => {
    const [first, second] = canvas.getAllByRole('article').map((card) => card.getBoundingClientRect());
    await expect(second?.top).toBe(first?.top);
    await expect(second?.left).toBeLessThan(window.innerWidth - 16);
    await userEvent.click(canvas.getByRole('button', { name: '换一批' }));
    await expect(args.onPage).toHaveBeenLastCalledWith(2);
    await expect(canvas.queryByRole('button', { name: '下一页' })).toBeNull();
  },
};

export const OnePageHasNoPager: Story = {
  name: '一页 无翻页 One Page Has No Pager',
  args: { products: firstOf(4, makeMany(makeProduct, 4)) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).toBeNull();
  },
};
