import { makeNoticeDetail } from '@cloud-school/domain/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Article } from './Article.tsx';
import { ArticleSkeleton } from './ArticleSkeleton.tsx';

const { title, content } = makeNoticeDetail();

const meta = {
  title: '文章 Article',
  id: 'article',
  component: Article,
  args: { name: title, title, facts: ['考务中心', '2026-11-20 10:30'], content },
} satisfies Meta<typeof Article>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { name: '默认 Default' };
export const Loading: Story = { name: '加载 骨架 Loading', render: () => <ArticleSkeleton /> };
export const WithTagAndIntroduction: Story = {
  name: '标签与摘要 With Tag And Introduction',
  args: {
    tag: '政策解读',
    introduction: '自 12 月 1 日起，社区居家照护人员首次纳入补贴范围，申领期限由一年放宽到两年。',
  },
};
export const TitleOnly: Story = {
  name: '只有标题 Title Only',
  args: { facts: [null, null], content: '<p><br></p>' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('暂无内容')).toBeVisible();
  },
};
