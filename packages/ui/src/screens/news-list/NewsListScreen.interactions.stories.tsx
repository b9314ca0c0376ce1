import { makeMany, makeNews, makeNewsCategory, makePage } from '@cloud-school/domain/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { failed, ready } from '../../primitives/block/Loadable.ts';
import { NewsListScreen } from './NewsListScreen.tsx';

const onRetry = fn();

const meta = {
  tags: ['!autodocs'],
  component: NewsListScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    news: ready(makePage(makeMany(makeNews, 4), { pages: 3, total: 14 })),
    categories: ready(makeMany(makeNewsCategory, 5)),
    categoryId: '62',
    getCategoryLink: (id) => `#category-${id ?? 'all'}`,
    current: 1,
    onPage: fn(),
    getLink: ({ id }) => `#${id}`,
    homeTo: '/',
  },
} satisfies Meta<typeof NewsListScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const CategoriesPagesAndDetails: Story = {
  play: async ({ canvas, userEvent, args, step }) => {
    await step('全部 and the categories are listed; the current one is marked', async () => {
      const catalogue = within(canvas.getByRole('navigation', { name: '资讯分类' }));
      await expect(catalogue.getAllByRole('link')).toHaveLength(6);
      await expect(catalogue.getByRole('link', { name: '全部' })).toHaveAttribute('href', '#category-all');
      await expect(catalogue.getByRole('link', { current: 'page' })).toHaveTextContent('政策解读');
    });
    await step('each item links to its page', async () => {
      await expect(canvas.getByRole('link', { name: /五十二岁转行/ })).toHaveAttribute('href', '#news-1');
    });
    await step('the visitor opens the third page', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '第 3 页' }));
      await expect(args.onPage).toHaveBeenCalledOnce();
      await expect(args.onPage).toHaveBeenCalledWith(3);
    });
  },
};

export const FailedCategoriesKeepTheNews: Story = {
  args: { categories: failed('系统繁忙', onRetry) },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('link', { name: /五十二岁转行/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '重新加载' }));
    await expect(onRetry).toHaveBeenCalledOnce();
  },
};
