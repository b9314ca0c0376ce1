import { makeCountedTag, makeMany, makePage, makeShortVideo } from '@cloud-school/domain/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { failed, LOADING, ready } from '../../../primitives/block/Loadable.ts';
import { ShortVideosBlock } from './ShortVideosBlock.tsx';

const outage = failed('系统繁忙', fn());
const eight = makeMany(makeShortVideo, 8);

const meta = {
  title: '首页短视频 ShortVideosBlock',
  id: 'short-videos-block',
  component: ShortVideosBlock,
  args: {
    videos: ready(makePage(eight, { pages: 6, size: 8, total: 46 })),
    tags: ready(makeMany(makeCountedTag, 4)),
    total: 46,
    kind: 'people-say',
    onKind: fn(),
    tagId: null,
    onTag: fn(),
    current: 1,
    onPage: fn(),
    onOpen: fn(),
    onLike: fn(),
    appUrl: 'https://app.example.com/download',
  },
} satisfies Meta<typeof ShortVideosBlock>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = { name: '完整 Full' };
export const Loading: Story = {
  name: '加载 骨架 Loading',
  args: { videos: LOADING, tags: LOADING, total: null },
};
export const Empty: Story = {
  name: '空 Empty',
  args: { videos: ready(makePage([])), tags: ready([]), total: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('暂无数据')).toBeVisible();
  },
};
export const Failed: Story = { name: '失败 Failed', args: { videos: outage, tags: outage, total: null } };

/** Few videos, without tags and without an app. */
export const Partial: Story = {
  name: '部分 Partial',
  args: { videos: ready(makePage(makeMany(makeShortVideo, 3))), tags: outage, appUrl: null, total: 3 },
};

export const LongName: Story = {
  name: '长名字 Long Name',
  args: {
    tags: ready(
      makeMany((_, index) => makeCountedTag({ name: `浙江省养老护理员职业技能 ${index}` }, index), 4),
    ),
    videos: ready(
      makePage(
        makeMany(
          (_, index) => makeShortVideo({ title: '从保洁到持证护理员，我用了四个月和前半辈子的力气' }, index),
          8,
        ),
      ),
    ),
  },
};
export const MissingCover: Story = {
  name: '缺封面 Missing Cover',
  args: {
    videos: ready(makePage(makeMany((_, index) => makeShortVideo({ coverUrl: null }, index), 8))),
  },
};

/** More data than one page: eight videos are shown. */
export const OneThousandItems: Story = {
  name: '1000 项 One Thousand Items',
  args: { videos: ready(makePage(makeMany(makeShortVideo, 1000), { pages: 125, total: 1000 })) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(8);
  },
};

export const ChoosesPlaysAndLikes: Story = {
  name: '选择 播放 点赞 Chooses Plays And Likes',
  play: async ({ canvas, userEvent, args, step }) => {
    await step('the visitor chooses the other kind', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: '瞬间' }));
      await expect(args.onKind).toHaveBeenCalledWith('moment');
    });
    await step('the visitor chooses a tag', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /^老师耐心/, pressed: false }));
      await expect(args.onTag).toHaveBeenCalledWith('tag-1');
    });
    await step('the visitor opens the next page', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '下一页' }));
      await expect(args.onPage).toHaveBeenCalledWith(2);
    });
    await step('the cover opens the video, the heart likes it', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /^播放：叩背排痰，先学会空心掌/ }));
      await expect(args.onOpen).toHaveBeenCalledWith(eight[2]);
      await userEvent.click(canvas.getByRole('button', { name: '点赞叩背排痰，先学会空心掌，2,451' }));
      await expect(args.onLike).toHaveBeenCalledWith(eight[2]);
    });
  },
};
