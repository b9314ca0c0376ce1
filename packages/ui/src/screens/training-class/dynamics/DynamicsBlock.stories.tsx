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

export const Full: Story = {};
export const Loading: Story = { args: { dynamics: LOADING } };
export const Empty: Story = { args: { dynamics: ready([]) } };
export const Failed: Story = { args: { dynamics: failed('系统繁忙', fn()) } };
