import { makeAnnouncement, makeBanner, makeMany, makeNotice } from '@cloud-school/domain/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { failed, ready } from '../../primitives/block/Loadable.ts';
import { HomeOfData } from './testing/HomeOfData.tsx';

const onRetry = fn();

const meta = {
  tags: ['!autodocs'],
  component: HomeOfData,
  parameters: { layout: 'fullscreen' },
  args: {
    name: '云帆职业培训学校',
    today: '2026-11-21',
    banners: ready([makeBanner()]),
    announcements: ready([makeAnnouncement()]),
    lines: ready(['study', 'exam']),
    notices: ready(makeMany(makeNotice, 7)),
    links: { entry: (line) => (line === 'study' ? '#study' : undefined), announcement: ({ id }) => `#${id}` },
    onOpenLine: fn(),
  },
} satisfies Meta<typeof HomeOfData>;
export default meta;
type Story = StoryObj<typeof meta>;

export const LinksAndNotices: Story = {
  play: async ({ canvas, userEvent, args, step }) => {
    await step("the page's heading is the school's name", async () => {
      await expect(canvas.getByRole('heading', { level: 1, name: '云帆职业培训学校' })).toBeInTheDocument();
    });
    await step('学习 links to its page, 考试 calls onOpenLine', async () => {
      await expect(canvas.getByRole('link', { name: /学习/ })).toHaveAttribute('href', '#study');
      await userEvent.click(canvas.getByRole('button', { name: /考试/ }));
      await expect(args.onOpenLine).toHaveBeenCalledWith('exam');
    });
    await step('an announcement links to its page', async () => {
      await expect(canvas.getByRole('link', { name: /公告.*准考证/ })).toHaveAttribute(
        'href',
        '#announcement-1',
      );
    });
    await step('five notices are shown; those of the last three days are marked as new', async () => {
      const notices = within(canvas.getByRole('region', { name: '通知公告' }));
      await expect(notices.getAllByRole('listitem')).toHaveLength(5);
      await expect(notices.getAllByText('新')).toHaveLength(3);
    });
  },
};

/** A phone's first screen has a way to the prices of its own, which no slide takes away. */
export const PricesOnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const prices = canvas.getByRole('link', { name: '查看培训费用' });
    await expect(prices).toBeVisible();
    await expect(prices).toHaveAttribute('href', '/educational-product');
    await expect(prices.getBoundingClientRect().bottom).toBeLessThan(667);
  },
};

export const OneBlockFails: Story = {
  args: { notices: failed('系统繁忙', onRetry) },
  play: async ({ canvas, userEvent, step }) => {
    await step('the failed block shows its failure and retries; the other blocks stay', async () => {
      const notices = within(canvas.getByRole('region', { name: '通知公告' }));
      await expect(notices.getByText('公告加载失败')).toBeVisible();
      await userEvent.click(notices.getByRole('button', { name: '重新加载' }));
      await expect(onRetry).toHaveBeenCalledOnce();
      await expect(canvas.getByRole('link', { name: /学习/ })).toBeVisible();
    });
  },
};
