import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { styled } from 'styled-components';
import { SampleGrid } from '../../testing/SampleGrid.ts';
import { SampleStack } from '../../testing/SampleStack.ts';
import { theme } from '../../theme/theme.ts';
import { EmptyState } from '../empty-state/EmptyState.tsx';
import { Skeleton } from '../skeleton/Skeleton.tsx';
import { Block } from './Block.tsx';
import { failed, LOADING, ready } from './Loadable.ts';

const notices = ['2026 年第四季度理论考试考场安排', '关于开展养老护理员技能提升补贴申领的通知'];

const meta = {
  title: '数据块 Block',
  id: 'block',
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
    errorTitle: '公告加载失败',
    children: (data) => (
      <SampleStack as="ul">
        {data.map((title) => (
          <li key={title}>{title}</li>
        ))}
      </SampleStack>
    ),
  },
} satisfies Meta<typeof Block<string[]>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = { name: '完整 Full' };
export const Partial: Story = { name: '部分 Partial', args: { of: ready(notices.slice(0, 1)) } };
export const Loading: Story = { name: '加载 骨架 Loading', args: { of: LOADING } };
export const Empty: Story = { name: '空 Empty', args: { of: ready([]) } };
export const Failed: Story = {
  name: '失败 Failed',
  args: { of: failed('网络不太稳定，其他内容不受影响', fn()) },
};

const states = { 加载中: Loading, 有数据: Full, 只有一条: Partial, 没有数据: Empty, 加载失败: Failed };

/** The five states side by side, each in a card as on a page. */
export const Variants: Story = {
  name: '全部样式 Variants',
  render: (args) => (
    <SampleGrid $minWidth={300}>
      {Object.entries(states).map(([name, story]) => (
        <Card key={name}>
          <Caption>{name}</Caption>
          <Block
            {...args}
            {...story.args}
            isEmpty={({ length }) => length === 0}
            empty={<EmptyState title="暂无公告" variant="bare" />}
            errorVariant="bare"
          />
        </Card>
      ))}
    </SampleGrid>
  ),
};

const Card = styled.figure`
  padding: ${theme.space[6]};
  border-radius: ${theme.radius.dialog};
  background: ${theme.color.surface.card};
`;

const Caption = styled.figcaption`
  margin-bottom: ${theme.space[4]};
  font: ${theme.type.bodyStrong};
`;
