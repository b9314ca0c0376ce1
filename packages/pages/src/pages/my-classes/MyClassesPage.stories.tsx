import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { pageStory } from '../../testing/pageStory.tsx';

const meta = {
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  // Each brand shows its own school, and the stories name what is in this one.
  globals: { brand: 'portal' },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Classes: Story = {
  render: pageStory({ path: '/study/mine', isSignedIn: true }),
  play: async ({ canvas, userEvent, step }) => {
    await step('the student opens a class: its page is shown', async () => {
      const [open] = await canvas.findAllByRole('button', { name: /去学习/ });
      if (!open) throw new Error('No class can be opened.');
      await userEvent.click(open);
      await expect(await canvas.findByText('班级详情', { selector: '[aria-current]' })).toBeVisible();
    });
  },
};

/** The address of the learning area opens its first page. */
export const StudyAddress: Story = {
  render: pageStory({ path: '/study', isSignedIn: true }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: '我的学习' })).toBeVisible();
  },
};

/** Redirects a visitor to the login; the address contains the way back. */
export const Visitor: Story = {
  render: pageStory({ path: '/study/mine' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '登录' })).toBeVisible();
  },
};
