import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, waitFor } from 'storybook/test';
import { Picture } from './Picture.tsx';

const meta = {
  tags: ['!autodocs'],
  component: Picture,
  args: {
    src: '/media/covers/elder-care.svg',
    alt: '养老护理员封面',
    ratio: 16 / 10,
    placeholderText: '养老护理员',
    style: { width: 320 },
  },
} satisfies Meta<typeof Picture>;
export default meta;
type Story = StoryObj<typeof meta>;

export const FailureKeepsNameAndSize: Story = {
  play: async ({ canvas, step }) => {
    const before = canvas.getByRole('img', { name: '养老护理员封面' });
    await expect(before.parentElement).toHaveProperty('offsetHeight', 200);
    await step('the picture fails: the placeholder takes its name and its size', async () => {
      await fireEvent.error(before);
      await waitFor(() =>
        expect(canvas.getByRole('img', { name: '养老护理员封面' })).toHaveTextContent('养'),
      );
      const placeholder = canvas.getByRole('img', { name: '养老护理员封面' });
      await expect(placeholder.parentElement).toHaveProperty('offsetHeight', 200);
    });
  },
};

export const LoadsLazilyBelowTheFold: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img')).toHaveAttribute('loading', 'lazy');
  },
};
