import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { failed, LOADING, ready } from '../../primitives/block/Loadable.ts';
import { ExamFinishedScreen } from './ExamFinishedScreen.tsx';

const title = '养老护理员（三级）理论模拟测试（二）';

const meta = {
  component: ExamFinishedScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    test: ready({
      title,
      submittedAt: new Date(2026, 10, 21, 11, 8).getTime(),
      usedSeconds: 2892,
      answered: 40,
      total: 40,
    }),
    onBack: fn(),
    onTitle: fn(),
  },
} satisfies Meta<typeof ExamFinishedScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const unknown = { title: null, submittedAt: null, usedSeconds: null, answered: null, total: null };

export const Full: Story = {};
export const Loading: Story = { args: { test: LOADING } };
/** Opened by its address: no facts are known. */
export const Empty: Story = { args: { test: ready(unknown) } };
/** The facts fail; the test is submitted nevertheless. */
export const Failed: Story = { args: { test: failed('网络不通', fn()) } };
export const Partial: Story = {
  args: { test: ready({ ...unknown, title, answered: 37, total: 40 }) },
};
