import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Avatar } from './Avatar.tsx';

const meta = {
  tags: ['!autodocs'],
  component: Avatar,
  args: { name: '沈雨薇', hasName: true },
} satisfies Meta<typeof Avatar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const FailedPictureShowsAPerson: Story = {
  args: { src: 'data:image/png;base64,broken' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('img', { name: '沈雨薇' })).toBeInstanceOf(SVGElement));
    await expect(canvas.getByRole('img', { name: '沈雨薇' })).toHaveTextContent(/^$/);
  },
};

export const HiddenFromScreenReadersBesideTheName: Story = {
  args: { hasName: false },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument();
  },
};
