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

export const Full: Story = { name: '完整 Full' };
export const Loading: Story = { name: '加载 骨架 Loading', args: { news: LOADING, categories: LOADING } };
export const Empty: Story = {
  name: '空 Empty',
  args: { news: ready(makePage([], { pages: 0 })), categories: ready([]) },
};
export const Failed: Story = { name: '失败 Failed', args: { news: outage, categories: outage } };

/** The news are loaded, the categories fail. */
export const Partial: Story = { name: '部分 Partial', args: { categories: outage } };

export const OneCategory: Story = {
  name: '一个分类 One Category',
  args: { categoryId: '62', news: ready(makePage([makeNews({ categoryIds: ['62'] }, 1)])) },
};

export const SecondPage: Story = { name: '第二页 Second Page', args: { current: 2 } };

export const MissingCover: Story = {
  name: '缺封面 Missing Cover',
  args: {
    news: ready(makePage(makeMany((_, index) => makeNews({ coverUrl: null, introduction: null }, index), 6))),
  },
};

export const LongTitle: Story = {
  name: '长标题 Long Title',
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
  name: '多个分类 Many Categories',
  args: {
    categories: ready(makeMany((_, index) => makeNewsCategory({ id: String(61 + index) }, index), 24)),
  },
};
