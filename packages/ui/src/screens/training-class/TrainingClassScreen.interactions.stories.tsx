import { makeClassActivity, makeClassDetail, makeMany } from '@cloud-school/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { failed, ready } from '../../primitives/block/Loadable.ts';
import { TrainingClassScreen } from './TrainingClassScreen.tsx';

const activities = makeMany(makeClassActivity, 8);
const retry = fn();

const meta = {
  tags: ['!autodocs'],
  component: TrainingClassScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    detail: ready(makeClassDetail()),
    activities: ready(activities),
    now: '2026-11-21 11:08:00',
    onTest: fn(),
    classesTo: '/study/mine',
  },
} satisfies Meta<typeof TrainingClassScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OpensATest: Story = {
  play: async ({ canvas, userEvent, args, step }) => {
    await step('the heading is the class name; a link opens the list of classes', async () => {
      await expect(canvas.getByRole('heading', { level: 1, name: /秋季 3 班/ })).toBeVisible();
      await expect(canvas.getByRole('link', { name: '我的学习' })).toHaveAttribute('href', '/study/mine');
    });
    await step('a test has one button; other activities refer to the app', async () => {
      const lesson = within(canvas.getByRole('article', { name: /压疮预防/ }));
      await expect(lesson.getAllByRole('button')).toHaveLength(1);
      await expect(lesson.getAllByText('请在 APP 中学习')).toHaveLength(2);
    });
    await step('去测试 calls onTest with the activity and its test', async () => {
      await userEvent.click(
        canvas.getByRole('button', { name: '去测试：养老护理员（三级）理论模拟测试（二）' }),
      );
      const week = activities[5];
      await expect(args.onTest).toHaveBeenCalledOnce();
      await expect(args.onTest).toHaveBeenCalledWith(week, week?.contents[0]);
    });
  },
};

export const Filters: Story = {
  play: async ({ canvas, userEvent, step }) => {
    const pills = within(canvas.getByRole('group', { name: '课堂筛选' }));
    const names = () => canvas.getAllByRole('article').length;
    await step('全部 lists today first, then upcoming and past days', async () => {
      await expect(pills.getByRole('button', { name: '全部 8', pressed: true })).toBeVisible();
      await expect(names()).toBe(8);
      const headings = canvas.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
      await expect(headings).toEqual(['今日课堂', '后续课堂', '往期课堂']);
    });
    await step('one filter is active at a time', async () => {
      await userEvent.click(pills.getByRole('button', { name: '缺勤 1' }));
      await expect(names()).toBe(1);
      await expect(canvas.getByRole('article', { name: /^晨课/ })).toBeVisible();
      await userEvent.click(pills.getByRole('button', { name: '选修 1' }));
      await expect(canvas.getByRole('article', { name: /^选学/ })).toBeVisible();
      await expect(pills.getByRole('button', { pressed: true })).toHaveTextContent('选修 1');
    });
  },
};

export const EmptyFilter: Story = {
  args: { activities: ready([makeClassActivity()]) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '已参加 0' }));
    await expect(canvas.getByText('暂无数据')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '全部 1' }));
    await expect(canvas.getByRole('article')).toBeVisible();
  },
};

export const RetriesFailedActivities: Story = {
  args: { activities: failed('系统繁忙', retry) },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(canvas.getByRole('alert')).toHaveTextContent('课堂没有加载出来');
    await userEvent.click(canvas.getByRole('button', { name: '重新加载' }));
    await expect(retry).toHaveBeenCalledOnce();
  },
};

export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent, args }) => {
    canvas.getByRole('button', { name: '选修 1' }).focus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: /^去测试：养老护理员/ })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onTest).toHaveBeenCalledOnce();
  },
};
