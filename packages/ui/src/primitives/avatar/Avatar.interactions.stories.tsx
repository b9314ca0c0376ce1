import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Avatar } from './Avatar.tsx';

const meta = {
  tags: ['!autodocs'],
  component: Avatar,
  args: { name: '沈雨薇', hasName: true },
} satisfies Meta<typeof Avatar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const FailedPictureShowsTheName: Story = {
  args: { src: 'data:image/png;base64,broken' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('雨薇')).toBeVisible();
    await expect(canvas.getByRole('img', { name: '沈雨薇' })).toBeVisible();
  },
};

export const HiddenFromScreenReadersBesideTheName: Story = {
  args: { hasName: false },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument();
  },
};
