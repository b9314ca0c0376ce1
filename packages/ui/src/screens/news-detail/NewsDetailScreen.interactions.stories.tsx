import { makeNewsDetail } from '@cloud-school/domain/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { failed, ready } from '../../primitives/block/Loadable.ts';
import { NewsDetailScreen } from './NewsDetailScreen.tsx';
import { NewsVideo } from './NewsVideo.tsx';

const onRetry = fn();

const meta = {
  tags: ['!autodocs'],
  component: NewsDetailScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    video: (news) => <NewsVideo {...news} />,
    news: ready(makeNewsDetail({ hasVideo: true, videoUrl: '/media/videos/bedside-care.mp4' })),
    category: '学员故事',
    listTo: '/news-information/list?categorizeId=63',
    homeTo: '/',
  },
} satisfies Meta<typeof NewsDetailScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TitleSourceTimeAndContent: Story = {
  play: async ({ canvas, step }) => {
    await step('the fields of NEWS-02 are shown', async () => {
      await expect(canvas.getByRole('heading', { level: 1, name: /五十二岁转行/ })).toBeVisible();
      await expect(canvas.getByText('来源：云帆职业培训学校')).toBeVisible();
      await expect(canvas.getByText('2026-11-20 08:30')).toBeVisible();
      await expect(await canvas.findByRole('heading', { name: '谁能领，能领多少' })).toBeVisible();
    });
    await step('a click opens the video', async () => {
      await expect(canvas.getByRole('button', { name: /^播放视频：五十二岁转行/ })).toBeVisible();
    });
    await step('the link to the list keeps the category', async () => {
      await expect(canvas.getByRole('link', { name: '新闻资讯' })).toHaveAttribute(
        'href',
        '/news-information/list?categorizeId=63',
      );
    });
  },
};

/** In a school that shows neither related products nor other news. */
export const NoEmptyThird: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    const { left, right } = canvas.getByRole('article').getBoundingClientRect();
    await expect(Math.abs(left - (window.innerWidth - right))).toBeLessThan(20);
  },
};

export const VideoWithoutAddress: Story = {
  args: { news: ready(makeNewsDetail({ hasVideo: true, videoUrl: null })) },
  play: async ({ canvas, step }) => {
    await step('a message replaces the play button', async () => {
      await expect(canvas.getByText('视频暂时无法播放')).toBeVisible();
      await expect(canvas.queryByRole('button')).toBeNull();
    });
  },
};

export const RetriesAFailedItem: Story = {
  args: { news: failed('系统繁忙', onRetry) },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: '新闻详情' })).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: '重新加载' }));
    await expect(onRetry).toHaveBeenCalledOnce();
  },
};
