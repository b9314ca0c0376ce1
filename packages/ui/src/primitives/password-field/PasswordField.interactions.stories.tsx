import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { PasswordField } from './PasswordField.tsx';

const meta = {
  tags: ['!autodocs'],
  component: PasswordField,
  args: { label: '密码', value: 'Yunfan2026', onChange: fn() },
} satisfies Meta<typeof PasswordField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ShowAndHide: Story = {
  play: async ({ canvas, userEvent, step }) => {
    const field = canvas.getByLabelText('密码');
    await expect(field).toHaveAttribute('type', 'password');
    await step('a click on the eye shows the password and offers to hide it', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '显示密码' }));
      await expect(field).toHaveAttribute('type', 'text');
    });
    await step('a second click hides the password', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '隐藏密码' }));
      await expect(field).toHaveAttribute('type', 'password');
      await expect(field).toHaveValue('Yunfan2026');
    });
  },
};
