import { makeMany, makeNotice, makePage } from '@cloud-school/domain/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { failed, LOADING, ready } from '../../primitives/block/Loadable.ts';
import { NoticeListScreen } from './NoticeListScreen.tsx';

const full = makePage(makeMany(makeNotice, 6), { pages: 15, size: 6, total: 86 });

const meta = {
  title: '公告列表 NoticeListScreen',
  id: 'notice-list-screen',
  component: NoticeListScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    notices: ready(full),
    current: 1,
    onPage: fn(),
    getLink: ({ id }) => `#${id}`,
    today: '2026-11-21',
    homeTo: '/',
  },
} satisfies Meta<typeof NoticeListScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = { name: '完整 Full' };
export const Loading: Story = { name: '加载 骨架 Loading', args: { notices: LOADING } };
export const Empty: Story = { name: '空 Empty', args: { notices: ready(makePage([], { pages: 0 })) } };
export const Failed: Story = {
  name: '失败 Failed',
  args: { notices: failed('系统繁忙', fn()) },
};

/** The last page is not full. */
export const Partial: Story = {
  name: '部分 Partial',
  args: {
    current: 15,
    notices: ready(makePage(makeMany(makeNotice, 2), { current: 15, pages: 15, total: 86 })),
  },
};

/** The address contains a page number beyond the end: the list is empty and can be paged back. */
export const BeyondTheLastPage: Story = {
  name: '超过末页 Beyond The Last Page',
  args: { current: 99, notices: ready(makePage([], { current: 99, pages: 15 })) },
};

export const OnePage: Story = {
  name: '只有一页 One Page',
  args: { notices: ready(makePage([makeNotice()])) },
};

export const LongTitle: Story = {
  name: '长标题 Long Title',
  args: {
    notices: ready(
      makePage([
        makeNotice({
          title:
            '关于 2026 年第四季度养老护理员（三级）、育婴员（四级）理论与实操考试考场安排及准考证下载时间的补充通知（含外省考生到校路线与住宿建议）',
          writerName: '云帆职业培训学校教务处、考务中心、学员服务部联合发布',
        }),
        makeNotice({ writerName: null, createdAt: null }, 1),
      ]),
    ),
  },
};
