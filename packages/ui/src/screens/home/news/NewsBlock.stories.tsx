import { makeMany, makeNews } from '@cloud-school/domain/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { failed, LOADING, ready } from '../../../primitives/block/Loadable.ts';
import { NewsBlock } from './NewsBlock.tsx';

const longTitle =
  '第十二届“云帆杯”照护技能竞赛落幕，六名学员获省级推荐，三名教师获优秀指导奖，两所合作机构受到表彰';

const meta = {
  title: '首页新闻 NewsBlock',
  id: 'news-block',
  component: NewsBlock,
  args: { news: ready(makeMany(makeNews, 4)), getLink: ({ id }) => `#${id}`, moreTo: '#news' },
} satisfies Meta<typeof NewsBlock>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = { name: '完整 Full' };
export const Loading: Story = { name: '加载 骨架 Loading', args: { news: LOADING } };
export const Empty: Story = { name: '空 Empty', args: { news: ready([]) } };
export const Failed: Story = { name: '失败 Failed', args: { news: failed('系统繁忙', fn()) } };
export const Partial: Story = { name: '部分 Partial', args: { news: ready([makeNews()]) } };

export const LongName: Story = {
  name: '长名字 Long Name',
  args: { news: ready(makeMany((_, index) => makeNews({ title: longTitle }, index), 4)) },
};

export const MissingCover: Story = {
  name: '缺封面 Missing Cover',
  args: { news: ready(makeMany((_, index) => makeNews({ coverUrl: null }, index), 4)) },
};

/** More data than the block shows: four news items. */
export const OneThousandItems: Story = {
  name: '1000 项 One Thousand Items',
  args: { news: ready(makeMany(makeNews, 1000)) },
  play: async ({ canvas }) => {
    const news = within(canvas.getByRole('region', { name: '新闻资讯' }));
    await expect(news.getAllByRole('article')).toHaveLength(4);
  },
};
