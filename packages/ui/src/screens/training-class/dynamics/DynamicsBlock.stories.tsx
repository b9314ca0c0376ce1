import { makeActivityDynamic, makeMany } from '@cloud-school/domain/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { failed, LOADING, ready } from '../../../primitives/block/Loadable.ts';
import { DynamicsBlock } from './DynamicsBlock.tsx';

const meta = {
  title: '班级动态 DynamicsBlock',
  id: 'dynamics-block',
  component: DynamicsBlock,
  args: { dynamics: ready(makeMany(makeActivityDynamic, 30)) },
  parameters: { frame: { maxWidth: 384 } },
} satisfies Meta<typeof DynamicsBlock>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = { name: '完整 Full' };
export const Loading: Story = { name: '加载 骨架 Loading', args: { dynamics: LOADING } };
export const Empty: Story = { name: '空 Empty', args: { dynamics: ready([]) } };
export const Failed: Story = { name: '失败 Failed', args: { dynamics: failed('系统繁忙', fn()) } };
