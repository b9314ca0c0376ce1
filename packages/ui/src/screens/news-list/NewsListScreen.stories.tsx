import { makeMany, makeNews, makeNewsCategory, makePage } from '@cloud-school/domain/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { failed, LOADING, ready } from '../../primitives/block/Loadable.ts';
import { NewsListScreen } from './NewsListScreen.tsx';

const outage = failed('系统繁忙', fn());

const meta = {
  title: '新闻列表 NewsListScreen',
  id: 'news-list-screen',
  component: NewsListScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    news: ready(makePage(makeMany(makeNews, 6), { pages: 15, total: 86 })),
    categories: ready(makeMany(makeNewsCategory, 5)),
    categoryId: null,
    getCategoryLink: (id) => `#category-${id ?? 'all'}`,
    current: 1,
    onPage: fn(),
    getLink: ({ id }) => `#${id}`,
    homeTo: '/',
  },
} satisfies Meta<typeof NewsListScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {};
export const Loading: Story = { args: { news: LOADING, categories: LOADING } };
export const Empty: Story = { args: { news: ready(makePage([], { pages: 0 })), categories: ready([]) } };
export const Failed: Story = { args: { news: outage, categories: outage } };

/** The news are loaded, the categories fail. */
export const Partial: Story = { args: { categories: outage } };

export const OneCategory: Story = {
  args: { categoryId: '62', news: ready(makePage([makeNews({ categoryIds: ['62'] }, 1)])) },
};

export const SecondPage: Story = { args: { current: 2 } };

export const MissingCover: Story = {
  args: {
    news: ready(makePage(makeMany((_, index) => makeNews({ coverUrl: null, introduction: null }, index), 6))),
  },
};

export const LongTitle: Story = {
  args: {
    news: ready(
      makePage(
        makeMany(
          (_, index) =>
            makeNews(
              {
                title:
                  '第十二届“云帆杯”照护技能竞赛落幕：一百二十人同场比翻身，六名学员获省级推荐，三名教师获优秀指导奖',
                source: '浙江省人力资源和社会保障厅职业能力建设处与云帆职业培训学校联合发布',
              },
              index,
            ),
          3,
        ),
      ),
    ),
  },
};

export const ManyCategories: Story = {
  args: {
    categories: ready(makeMany((_, index) => makeNewsCategory({ id: String(61 + index) }, index), 24)),
  },
};
