import { makeNewsDetail } from '@cloud-school/domain/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { failed, LOADING, ready } from '../../primitives/block/Loadable.ts';
import { NewsDetailScreen } from './NewsDetailScreen.tsx';
import { NewsVideo } from './NewsVideo.tsx';

const meta = {
  title: '新闻详情 NewsDetailScreen',
  id: 'news-detail-screen',
  component: NewsDetailScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    news: ready(makeNewsDetail()),
    category: '政策解读',
    video: (news) => <NewsVideo {...news} />,
    homeTo: '/',
    listTo: '/news-information/list',
  },
} satisfies Meta<typeof NewsDetailScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = { name: '完整 Full' };
export const Loading: Story = { name: '加载 骨架 Loading', args: { news: LOADING, category: null } };
export const Empty: Story = { name: '空 Empty', args: { news: ready(null), category: null } };
export const Failed: Story = { name: '失败 Failed', args: { news: failed('系统繁忙', fn()) } };

/** The categories fail; the item has few fields. */
export const Partial: Story = {
  name: '部分 Partial',
  args: {
    category: null,
    news: ready(makeNewsDetail({ source: null, publishedAt: null, introduction: null })),
  },
};

const video = { hasVideo: true, videoUrl: '/media/videos/bedside-care.mp4' };

export const Video: Story = {
  name: '视频 Video',
  args: { news: ready(makeNewsDetail(video)) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /^播放视频：/ })).toBeVisible();
  },
};
export const VideoWithoutCover: Story = {
  name: '视频 无封面 Video Without Cover',
  args: { news: ready(makeNewsDetail({ ...video, coverUrl: null })) },
};
export const VideoWithoutAddress: Story = {
  name: '视频 无地址 Video Without Address',
  args: { news: ready(makeNewsDetail({ hasVideo: true, videoUrl: null })) },
};

export const LongTitle: Story = {
  name: '长标题 Long Title',
  args: {
    news: ready(
      makeNewsDetail({
        title:
          '第十二届“云帆杯”照护技能竞赛落幕：一百二十人同场比翻身，六名学员获省级推荐，三名教师获优秀指导奖',
        source: '浙江省人力资源和社会保障厅职业能力建设处与云帆职业培训学校联合发布',
      }),
    ),
  },
};
