import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Button } from '../button/Button.tsx';
import { EmptyState } from './EmptyState.tsx';

const seeProjects = fn();

const meta = {
  tags: ['!autodocs'],
  component: EmptyState,
  args: {
    title: '当前状态下暂无班级',
    hint: '报名成功后，班级会出现在这里',
    action: <Button onClick={seeProjects}>看看培训项目</Button>,
  },
} satisfies Meta<typeof EmptyState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OffersAnAction: Story = {
  play: async ({ canvas, userEvent, step }) => {
    const action = canvas.getByRole('button', { name: '看看培训项目' });
    await step('screen readers read the text and skip the drawing', async () => {
      await expect(canvas.getByText('当前状态下暂无班级')).toBeVisible();
      await expect(canvas.getByText('报名成功后，班级会出现在这里')).toBeVisible();
      await expect(canvas.queryByRole('img')).not.toBeInTheDocument();
    });
    await step('a click on 看看培训项目 calls the action', async () => {
      await userEvent.click(action);
      await expect(seeProjects).toHaveBeenCalledOnce();
    });
    await step('Tab focuses the button and Enter calls the action', async () => {
      action.blur();
      await userEvent.tab();
      await expect(action).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await expect(seeProjects).toHaveBeenCalledTimes(2);
    });
  },
};

export const WithoutAction: Story = {
  args: { action: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};
