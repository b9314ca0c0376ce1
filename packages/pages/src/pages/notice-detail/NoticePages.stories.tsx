import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { pageStory } from '../../testing/pageStory.tsx';

const meta = {
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  // Each brand shows its own school, and the stories name what is in this one.
  globals: { brand: 'portal' },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const OpensANoticeOfTheList: Story = {
  render: pageStory({ path: '/notice' }),
  play: async ({ canvas, userEvent, step }) => {
    await step('the first page lists six notices', async () => {
      await expect(await canvas.findByRole('heading', { level: 1, name: '通知公告' })).toBeVisible();
      await expect(await canvas.findByRole('link', { name: /获奖名单/ })).toBeVisible();
    });
    await step('the second page lists older notices', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '下一页' }));
      await expect(await canvas.findByRole('link', { name: /答疑时间|着装与仪表/ })).toBeVisible();
      await expect(canvas.getByRole('button', { name: '第 2 页' })).toHaveAttribute('aria-current', 'page');
    });
    await step('the visitor opens a notice and returns to the list', async () => {
      await userEvent.click(canvas.getByRole('link', { name: /答疑时间|着装与仪表/ }));
      await expect(
        await canvas.findByRole('heading', { level: 1, name: /答疑时间|着装与仪表/ }),
      ).toBeVisible();
      const latest = within(await canvas.findByRole('region', { name: '最新公告' }));
      await expect((await latest.findAllByRole('link')).length).toBeGreaterThan(2);
      await expect(canvas.getByRole('button', { name: '分享' })).toBeVisible();
      const breadcrumb = within(canvas.getByRole('navigation', { name: '当前位置' }));
      await userEvent.click(breadcrumb.getByRole('link', { name: '通知公告' }));
      await expect(await canvas.findByRole('link', { name: /获奖名单/ })).toBeVisible();
    });
  },
};

export const UnknownNotice: Story = {
  render: pageStory({ path: '/notice/detail?id=none' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('没有找到这条公告')).toBeVisible();
  },
};

export const WithoutId: Story = {
  render: pageStory({ path: '/notice/detail' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: '通知公告' })).toBeVisible();
  },
};
