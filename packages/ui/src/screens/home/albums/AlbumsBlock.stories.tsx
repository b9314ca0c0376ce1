import { makeAlbumCategory, makeAlbumTab, makeMany } from '@cloud-school/domain/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { failed, LOADING, ready } from '../../../primitives/block/Loadable.ts';
import { AlbumsBlock } from './AlbumsBlock.tsx';

const meta = {
  title: '首页相册 AlbumsBlock',
  id: 'albums-block',
  component: AlbumsBlock,
  args: {
    tabs: makeMany(makeAlbumTab, 3),
    tabKey: 'TAB_1',
    onTab: fn(),
    categories: ready(makeMany(makeAlbumCategory, 4)),
    covers: new Map([
      ['album-1', '/media/covers/campus.svg'],
      ['album-2', '/media/covers/classroom.svg'],
      ['album-3', '/media/covers/baby-bath.svg'],
    ]),
    onOpen: fn(),
  },
} satisfies Meta<typeof AlbumsBlock>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = { name: '完整 Full' };
export const Loading: Story = {
  name: '加载 骨架 Loading',
  args: { tabs: [], tabKey: null, categories: LOADING },
};
export const Empty: Story = { name: '空 Empty', args: { categories: ready([]) } };
export const Failed: Story = {
  name: '失败 Failed',
  args: { categories: failed('系统繁忙', fn()) },
};
export const Partial: Story = {
  name: '部分 Partial',
  args: { categories: ready(makeMany(makeAlbumCategory, 2)) },
};
export const One: Story = { name: '一个 One', args: { categories: ready([makeAlbumCategory()]) } };
export const MissingCover: Story = { name: '缺封面 Missing Cover', args: { covers: new Map() } };
export const LongName: Story = {
  name: '长名字 Long Name',
  args: {
    tabs: makeMany((_, index) => makeAlbumTab({ name: '浙江省社区照护志愿服务' }, index), 3),
    categories: ready(
      makeMany((_, index) => makeAlbumCategory({ name: '第三社会福利院失智照护实训基地' }, index), 3),
    ),
  },
};
/** More data than the block shows: three albums. */
export const OneThousandItems: Story = {
  name: '1000 项 One Thousand Items',
  args: {
    categories: ready(makeMany((_, index) => makeAlbumCategory({ seq: 1 + (index % 9) }, index), 1000)),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
  },
};

export const ChoosesAndOpens: Story = {
  name: '选择与打开 Chooses And Opens',
  play: async ({ canvas, userEvent, args, step }) => {
    await step('the visitor chooses another group', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '学员活动' }));
      await expect(args.onTab).toHaveBeenLastCalledWith('TAB_2');
      await expect(canvas.getByRole('button', { name: '校园与课堂', pressed: true })).toBeVisible();
    });
    await step('the visitor opens an album', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /^实训现场/ }));
      await expect(args.onOpen).toHaveBeenLastCalledWith(expect.objectContaining({ id: 'album-3' }));
    });
  },
};
