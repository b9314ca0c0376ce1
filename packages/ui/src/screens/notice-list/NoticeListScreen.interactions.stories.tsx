import { makeMany, makeNotice, makePage } from '@cloud-school/domain/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { failed, ready } from '../../primitives/block/Loadable.ts';
import { NoticeListScreen, type NoticeListScreenProps } from './NoticeListScreen.tsx';

const onRetry = fn();

const meta = {
  tags: ['!autodocs'],
  component: NoticeListScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    notices: ready(makePage(makeMany(makeNotice, 6), { pages: 3, total: 14 })),
    current: 1,
    onPage: fn(),
    getLink: ({ id }) => `#${id}`,
    today: '2026-11-21',
    homeTo: '/',
  },
} satisfies Meta<typeof NoticeListScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const PagesAndDetails: Story = {
  play: async ({ canvas, userEvent, args, step }) => {
    await step('six notices link to their pages', async () => {
      await expect(canvas.getByRole('heading', { level: 1, name: '通知公告' })).toBeVisible();
      await expect(canvas.getByRole('link', { name: /理论考试考场安排/ })).toHaveAttribute(
        'href',
        '#notice-1',
      );
    });
    await step('the visitor opens the next page', async () => {
      await expect(canvas.getByRole('button', { name: '上一页' })).toBeDisabled();
      await userEvent.click(canvas.getByRole('button', { name: '下一页' }));
      await expect(args.onPage).toHaveBeenCalledOnce();
      await expect(args.onPage).toHaveBeenCalledWith(2);
    });
  },
};

const twice = makeNotice({ id: 'n-1', title: '同一条公告' });
const PAGES = [
  [twice, makeNotice({ id: 'n-2', title: '另一条公告' }), twice],
  [makeNotice({ id: 'n-3', title: '第二页的公告' })],
];

/** A server whose first page has an id twice. */
function TwoPages(props: NoticeListScreenProps) {
  const [current, setCurrent] = useState(1);
  const notices = ready(makePage(PAGES[current - 1] ?? [], { pages: 2, total: 4, current }));
  return <NoticeListScreen {...props} notices={notices} current={current} onPage={setCurrent} />;
}

export const AnIdTwiceLeavesNoRow: Story = {
  render: (args) => <TwoPages {...args} />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('link', { name: /一条公告/ })).toHaveLength(3);
    await userEvent.click(canvas.getByRole('button', { name: '下一页' }));
    await expect(canvas.getByRole('link', { name: /第二页的公告/ })).toBeVisible();
    await expect(canvas.queryAllByRole('link', { name: /一条公告/ })).toHaveLength(0);
  },
};

export const RetriesAFailedPage: Story = {
  args: { notices: failed('系统繁忙', onRetry) },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('公告加载失败');
    await userEvent.click(canvas.getByRole('button', { name: '重新加载' }));
    await expect(onRetry).toHaveBeenCalledOnce();
  },
};
