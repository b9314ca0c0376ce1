import { makeMany, makeStudentClass } from '@cloud-school/domain/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, within } from 'storybook/test';
import { ready } from '../../primitives/block/Loadable.ts';
import { MyClassesScreen } from './MyClassesScreen.tsx';

const meta = {
  tags: ['!autodocs'],
  component: MyClassesScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    classes: ready(makeMany(makeStudentClass, 7)),
    today: '2026-11-21',
    view: { filter: 'all', page: 1 },
    onViewChange: fn(),
    onOpen: fn(),
    onWarn: fn(),
    homeTo: '/',
  },
  render: function Stateful(args) {
    const [view, setView] = useState(args.view);
    return <MyClassesScreen {...args} view={view} onViewChange={setView} />;
  },
} satisfies Meta<typeof MyClassesScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TabsAndPages: Story = {
  play: async ({ canvas, userEvent, step }) => {
    await step('each tab shows its number of classes', async () => {
      await expect(canvas.getByRole('tab', { name: '全部 7' })).toHaveAttribute('aria-selected', 'true');
      await expect(canvas.getByRole('tab', { name: '待报到 2' })).toBeVisible();
      await expect(canvas.getByText('共 7 个班级，每页 4 个')).toBeVisible();
    });
    await step('the first page has four cards, the second has three', async () => {
      await expect(canvas.getAllByRole('article')).toHaveLength(4);
      await userEvent.click(canvas.getByRole('button', { name: '第 2 页' }));
      await expect(canvas.getAllByRole('article')).toHaveLength(3);
    });
    await step('another tab opens its first page', async () => {
      await userEvent.click(canvas.getByRole('tab', { name: '服务中 2' }));
      await expect(canvas.getAllByRole('article')).toHaveLength(2);
    });
    await step('arrow keys move along the tabs', async () => {
      await userEvent.keyboard('{ArrowRight}');
      await expect(canvas.getByRole('tab', { name: '服务完成 1' })).toHaveFocus();
      await expect(canvas.getByRole('button', { name: /^查看详情/ })).toBeVisible();
    });
  },
};

export const EmptyTab: Story = {
  args: { classes: ready([makeStudentClass()]) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('tab', { name: '待录取 0' }));
    await expect(canvas.getByText('当前状态下暂无班级')).toBeVisible();
  },
};

export const ClickRules: Story = {
  args: {
    classes: ready([
      makeStudentClass({ classId: 'c-1', className: '进行中的班', status: 'in-service' }),
      makeStudentClass({ classId: 'c-2', className: '还没开的班', status: 'to-start' }),
      makeStudentClass({
        classId: 'c-3',
        className: '等日子的班',
        status: 'to-report',
        isOpen: false,
        trainingStart: '2026-12-06',
      }),
      makeStudentClass({ classId: 'c-4', className: '没录取的班', status: 'to-be-admitted' }),
    ]),
  },
  play: async ({ canvas, userEvent, args, step }) => {
    const enter = (name: string) =>
      userEvent.click(within(canvas.getByRole('article', { name })).getByRole('button'));
    await step('a click on a running class opens it', async () => {
      await enter('进行中的班');
      await expect(args.onOpen).toHaveBeenCalledOnce();
    });
    await step('a click on a class in preparation shows a hint', async () => {
      await enter('还没开的班');
      await expect(args.onWarn).toHaveBeenLastCalledWith('开班内容准备中，请耐心等待');
    });
    await step('a click on a class that starts later shows its date', async () => {
      await enter('等日子的班');
      await expect(args.onWarn).toHaveBeenLastCalledWith('班级预计2026-12-06开班，请耐心等待');
    });
    await step('before admission, the button is disabled', async () => {
      const card = within(canvas.getByRole('article', { name: '没录取的班' }));
      await expect(card.getByRole('button')).toBeDisabled();
      await expect(args.onOpen).toHaveBeenCalledOnce();
      await expect(args.onWarn).toHaveBeenCalledTimes(2);
    });
  },
};
