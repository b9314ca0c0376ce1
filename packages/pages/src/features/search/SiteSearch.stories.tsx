import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { pageStory } from '../../testing/pageStory.tsx';

const meta = {
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  globals: { brand: 'portal', viewport: { value: 'desktop' } },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** What did not answer is said once, where the rows would be. */
export const ClassesFail: Story = {
  render: pageStory({
    path: '/school-info',
    isSignedIn: true,
    prepare: ({ controls }) => controls.failNext('class.list', 'status-500', 9),
  }),
  play: async ({ canvas, userEvent, step }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /搜索/ }));
    await userEvent.type(await screen.findByRole('combobox', { name: '搜索' }), '蓝鲸');
    await step('the search says it', async () => {
      await expect(await screen.findByText('这次没找成')).toBeVisible();
      await expect(screen.getByRole('button', { name: '课堂 –' })).toBeDisabled();
    });
    await step('and nothing else does', async () => {
      await expect(screen.queryByText(/系统繁忙|稍后再试/)).not.toBeInTheDocument();
    });
  },
};
