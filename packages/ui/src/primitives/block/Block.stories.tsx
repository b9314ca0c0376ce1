import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { SampleStack } from '../../testing/SampleStack.ts';
import { failed, LOADING, ready } from './Loadable.ts';
import { EmptyState } from '../empty-state/EmptyState.tsx';
import { Skeleton } from '../skeleton/Skeleton.tsx';
import { Block } from './Block.tsx';

const notices = ['2026 年第四季度理论考试考场安排', '关于开展养老护理员技能提升补贴申领的通知'];

const meta = {
  component: Block<string[]>,
  args: {
    of: ready(notices),
    skeleton: (
      <SampleStack>
        <Skeleton width="70%" />
        <Skeleton width="60%" />
      </SampleStack>
    ),
    isEmpty: (data) => data.length === 0,
    empty: <EmptyState title="暂无公告" />,
    errorTitle: '公告没有加载出来',
    children: (data) => (
      <ul style={{ display: 'grid', gap: 16 }}>
        {data.map((title) => (
          <li key={title}>{title}</li>
        ))}
      </ul>
    ),
  },
} satisfies Meta<typeof Block<string[]>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {};
export const Partial: Story = { args: { of: ready(notices.slice(0, 1)) } };
export const Loading: Story = { args: { of: LOADING } };
export const Empty: Story = { args: { of: ready([]) } };
export const Failed: Story = {
  args: { of: failed('网络不太稳定，其他内容不受影响', fn()) },
};

const states = { 加载中: Loading, 有数据: Full, 只有一条: Partial, 没有数据: Empty, 加载失败: Failed };

/** The five states side by side, each in a card as on a page. */
export const Variants: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(300px, 1fr))', gap: 24 }}>
      {Object.entries(states).map(([name, story]) => (
        <figure key={name} style={{ padding: 24, borderRadius: 16, background: 'var(--color-surface-card)' }}>
          <figcaption style={{ marginBottom: 16, fontWeight: 600 }}>{name}</figcaption>
          <Block
            {...args}
            {...story.args}
            isEmpty={({ length }) => length === 0}
            empty={<EmptyState title="暂无公告" variant="bare" />}
            errorVariant="bare"
          />
        </figure>
      ))}
    </div>
  ),
};
