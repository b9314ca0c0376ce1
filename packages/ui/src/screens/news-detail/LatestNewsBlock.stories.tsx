import { makeMany, makeNews } from '@cloud-school/domain/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { failed, LOADING, ready } from '../../primitives/block/Loadable.ts';
import { LatestNewsBlock } from './LatestNewsBlock.tsx';

const meta = {
  title: '最新新闻 LatestNewsBlock',
  id: 'latest-news-block',
  component: LatestNewsBlock,
  args: { news: ready(makeMany(makeNews, 4)), expected: 4, getLink: ({ id }) => `#${id}` },
  parameters: { frame: { width: 'min(384px, 94vw)' } },
} satisfies Meta<typeof LatestNewsBlock>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = { name: '完整 Full' };
export const Loading: Story = { name: '加载 骨架 Loading', args: { news: LOADING } };
export const Empty: Story = { name: '空 Empty', args: { news: ready([]) } };
export const Failed: Story = { name: '失败 Failed', args: { news: failed('系统繁忙', fn()) } };
export const Partial: Story = {
  name: '部分 Partial',
  args: { news: ready([makeNews({ publishedAt: null })]) },
};
