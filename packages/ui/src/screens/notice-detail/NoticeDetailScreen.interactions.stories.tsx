import { makeNoticeDetail } from '@cloud-school/domain/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { failed, ready } from '../../primitives/block/Loadable.ts';
import { NoticeDetailScreen } from './NoticeDetailScreen.tsx';

const onRetry = fn();

const meta = {
  tags: ['!autodocs'],
  component: NoticeDetailScreen,
  parameters: { layout: 'fullscreen' },
  args: { notice: ready(makeNoticeDetail()), homeTo: '/', listTo: '/notice/list' },
} satisfies Meta<typeof NoticeDetailScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TitleWriterTimeAndContent: Story = {
  play: async ({ canvas, step }) => {
    await step('the fields of NOTICE-02 are shown', async () => {
      await expect(canvas.getByRole('heading', { level: 1, name: /理论考试考场安排/ })).toBeVisible();
      await expect(canvas.getByText('教务处')).toBeVisible();
      await expect(canvas.getByText('2026-11-20 10:30')).toBeVisible();
      await expect(await canvas.findByRole('table')).toBeVisible();
    });
    await step('the breadcrumb links to the home page and to the list', async () => {
      await expect(canvas.getByRole('link', { name: '通知公告' })).toHaveAttribute('href', '/notice/list');
      await expect(canvas.getByRole('link', { name: '首页' })).toHaveAttribute('href', '/');
    });
  },
};

export const UnknownNoticeLinksToTheList: Story = {
  args: { notice: ready(null) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('没有找到这条公告')).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1, name: '公告详情' })).toBeInTheDocument();
    await expect(canvas.getByRole('link', { name: '查看全部公告' })).toHaveAttribute('href', '/notice/list');
  },
};

export const RetriesAFailedNotice: Story = {
  args: { notice: failed('系统繁忙', onRetry) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '重新加载' }));
    await expect(onRetry).toHaveBeenCalledOnce();
  },
};
