import { makeMany, makeNews, makeNoticeDetail } from '@cloud-school/domain/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { failed, LOADING, ready } from '../../primitives/block/Loadable.ts';
import { Button } from '../../primitives/button/Button.tsx';
import { LatestNewsBlock } from '../news-detail/LatestNewsBlock.tsx';
import { NoticeDetailScreen } from './NoticeDetailScreen.tsx';

const meta = {
  title: '公告详情 NoticeDetailScreen',
  id: 'notice-detail-screen',
  component: NoticeDetailScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    notice: ready(makeNoticeDetail()),
    homeTo: '/',
    listTo: '/notice/list',
    share: <Button variant="text">分享</Button>,
    aside: (
      <LatestNewsBlock
        title="最新公告"
        news={ready(makeMany(makeNews, 4))}
        expected={4}
        getLink={({ id }) => `#${id}`}
      />
    ),
  },
} satisfies Meta<typeof NoticeDetailScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = { name: '完整 Full' };
export const Loading: Story = { name: '加载 骨架 Loading', args: { notice: LOADING } };
export const Empty: Story = { name: '空 Empty', args: { notice: ready(null) } };
export const Failed: Story = { name: '失败 Failed', args: { notice: failed('系统繁忙', fn()) } };

/** No writer, no time, no content. */
export const Partial: Story = {
  name: '部分 Partial',
  args: { notice: ready(makeNoticeDetail({ writerName: null, createdAt: null, content: '' })) },
};

export const PlainText: Story = {
  name: '纯文字 Plain Text',
  args: { notice: ready(makeNoticeDetail({ content: '因线路检修，实训楼停电一天。\n线上课程不受影响。' })) },
};

export const LongTitle: Story = {
  name: '长标题 Long Title',
  args: {
    notice: ready(
      makeNoticeDetail({
        title:
          '关于 2026 年第四季度养老护理员（三级）、育婴员（四级）理论与实操考试考场安排及准考证下载时间的补充通知',
        writerName: '云帆职业培训学校教务处、考务中心、学员服务部联合发布',
      }),
    ),
  },
};

/** Pasted HTML: scripts and styles are removed, wide tables scroll in their own box. */
export const PastedContent: Story = {
  name: '粘贴的内容 Pasted Content',
  args: {
    notice: ready(
      makeNoticeDetail({
        content:
          '<script>alert(1)</script><p style="position:fixed" onclick="alert(1)">请看下表。</p>' +
          `<table><tr>${'<td>养老护理员（三级）秋季班</td>'.repeat(9)}</tr></table>` +
          '<p>https://exam.example.com/a-very-long-address-without-a-single-break-in-it/that-goes-on-and-on-and-on</p>',
      }),
    ),
  },
};
