import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ConsultCard } from './ConsultCard.tsx';

const meta = {
  title: '咨询卡片 ConsultCard',
  id: 'consult-card',
  component: ConsultCard,
  args: { phone: '0571-8832 6610', onConsult: fn() },
  parameters: { frame: { maxWidth: 320 } },
} satisfies Meta<typeof ConsultCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  name: '完整 Full',
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '留言咨询' }));
    await expect(args.onConsult).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('link', { name: '0571-8832 6610' })).toHaveAttribute(
      'href',
      'tel:0571-88326610',
    );
  },
};
export const WithoutPhone: Story = {
  name: '没有电话 Without Phone',
  args: { phone: null },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};
