import { makeMany, makeNews } from '@cloud-school/domain/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { NewsList } from './NewsList.tsx';

const meta = {
  title: '新闻列表 NewsList',
  id: 'news-list',
  component: NewsList,
  args: { news: makeMany(makeNews, 4), getLink: ({ id }) => `#${id}` },
} satisfies Meta<typeof NewsList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { name: '默认 Default' };
export const One: Story = { name: '一个 One', args: { news: [makeNews()] } };
export const WithoutLinks: Story = { name: '没有链接 Without Links', args: { getLink: undefined } };
export const MissingCover: Story = {
  name: '缺封面 Missing Cover',
  args: { news: [makeNews({ coverUrl: null }), makeNews({ coverUrl: '/media/none.svg' }, 1)] },
};
export const LongName: Story = {
  name: '长名字 Long Name',
  args: {
    news: makeMany(
      (_, index) =>
        makeNews(
          { title: '第十二届“云帆杯”照护技能竞赛落幕，六名学员获省级推荐，三名教师获优秀指导奖' },
          index,
        ),
      4,
    ),
  },
};
