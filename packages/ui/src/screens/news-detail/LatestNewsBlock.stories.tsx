import { makeMany, makeNews } from '@cloud-school/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { LatestNewsBlock } from './LatestNewsBlock.tsx';

const ready = <Data,>(data: Data) => ({ status: 'ready', data }) as const;

const meta = {
  component: LatestNewsBlock,
  args: { news: ready(makeMany(makeNews, 4)), expected: 4, getLink: ({ id }) => `#${id}` },
  decorators: (Story) => <div style={{ width: 'min(384px, 94vw)' }}>{Story()}</div>,
} satisfies Meta<typeof LatestNewsBlock>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {};
export const Loading: Story = { args: { news: { status: 'loading' } } };
export const Empty: Story = { args: { news: ready([]) } };
export const Failed: Story = { args: { news: { status: 'failed', message: '系统繁忙', onRetry: fn() } } };
export const Partial: Story = { args: { news: ready([makeNews({ publishedAt: null })]) } };
