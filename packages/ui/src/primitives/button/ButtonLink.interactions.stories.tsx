import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ButtonLink } from './ButtonLink.tsx';

const meta = {
  tags: ['!autodocs'],
  component: ButtonLink,
  render: () => <ButtonLink to="/study">去学习</ButtonLink>,
} satisfies Meta<typeof ButtonLink>;
export default meta;
/** The props are a union, which the args of a story cannot express. */
type Story = StoryObj;

export const StaysInThePortal: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: '去学习' });
    await expect(link).toHaveAttribute('href', '/study');
    await expect(link).not.toHaveAttribute('target');
  },
};

export const OpensAnExternalSite: Story = {
  render: () => <ButtonLink href="https://example.com">打开网站</ButtonLink>,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '打开网站' })).toHaveAttribute('target', '_blank');
  },
};
