import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { FilterPill } from './FilterPill.tsx';

const meta = {
  tags: ['!autodocs'],
  component: FilterPill,
  args: { isPressed: true, children: '老师耐心', onClick: fn() },
} satisfies Meta<typeof FilterPill>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AnnouncesPressed: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const pill = canvas.getByRole('button', { name: '老师耐心', pressed: true });
    await userEvent.click(pill);
    await userEvent.keyboard(' ');
    await expect(args.onClick).toHaveBeenCalledTimes(2);
  },
};
