import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { expiringAddresses } from '../../testing/expiringAddresses.ts';
import { pageStory } from '../../testing/pageStory.tsx';

const meta = {
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  // Each brand shows its own school, and the stories name what is in this one.
  globals: { brand: 'portal' },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const OpensAnItemOfACategory: Story = {
  render: pageStory({ path: '/news' }),
  play: async ({ canvas, userEvent, step }) => {
    await step('the list of news is shown, six on a page', async () => {
      await expect(await canvas.findByRole('heading', { level: 1, name: '新闻资讯' })).toBeVisible();
      await expect(await canvas.findAllByRole('article')).toHaveLength(6);
    });
    await step('the visitor chooses a category: the list is filtered', async () => {
      await userEvent.click(await canvas.findByRole('link', { name: '考试资讯' }));
      await expect(await canvas.findByRole('link', { name: /机考|新大纲/ })).toBeVisible();
      await expect(canvas.queryByRole('link', { name: /学员故事.*\d{4}-/ })).toBeNull();
    });
    await step('the visitor opens an item and returns to its category', async () => {
      const [item] = canvas.getAllByRole('link', { name: /机考|新大纲/ });
      if (item) await userEvent.click(item);
      await expect(await canvas.findByText('新闻详情')).toBeVisible();
      await expect(await canvas.findByText(/^来源：/)).toBeVisible();
      const place = within(canvas.getByRole('navigation', { name: '当前位置' }));
      await userEvent.click(place.getByRole('link', { name: '新闻资讯' }));
      await expect(await canvas.findByRole('link', { name: '考试资讯', current: 'page' })).toBeVisible();
    });
  },
};

/** The training that an item names stands below it, and opens the enrolment. */
export const RelatedTraining: Story = {
  render: pageStory({ path: '/news-information/detail?id=62008' }),
  play: async ({ canvas, userEvent }) => {
    const related = within(await canvas.findByRole('region', { name: '相关培训' }));
    const names = await related.findAllByRole('heading', { level: 3 });
    await expect(names.map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('养老护理员（三级）'),
      expect.stringContaining('母婴护理员'),
      expect.stringContaining('医疗护理员'),
    ]);
    await userEvent.click(related.getByRole('link', { name: /母婴护理员/ }));
    await expect(await canvas.findByRole('heading', { level: 1, name: /母婴护理员/ })).toBeVisible();
  },
};

const detail = expiringAddresses('/newInformation/detail');

/** 重试 asks the school for the address of a public video again, instead of the dead one for ever. */
export const RetryAsksForTheAddress: Story = {
  render: pageStory({ path: '/news-information/detail?id=62007', prepare: detail.expire }),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^播放视频/ }));
    const before = detail.callCount('news.detail') ?? 0;
    await userEvent.click(await canvas.findByRole('button', { name: '重试' }));
    await waitFor(() => expect(detail.callCount('news.detail')).toBe(before + 1));
    await waitFor(() =>
      expect(canvasElement.querySelector('video')?.outerHTML).toMatch(/\/media\/videos\/bedside-care/),
    );
  },
};

export const UnknownItem: Story = {
  render: pageStory({ path: '/news-information/detail?id=none' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('没有找到这条资讯')).toBeVisible();
  },
};

export const WithoutId: Story = {
  render: pageStory({ path: '/news-information/detail' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: '新闻资讯' })).toBeVisible();
  },
};

/** The article never waits for the categories, which only name its category. */
export const CategoriesHang: Story = {
  render: pageStory({
    path: '/news-information/detail?id=62008',
    prepare: ({ controls }) => controls.failNext('news.categories', 'hang', 9),
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^来源：/)).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
  },
};
