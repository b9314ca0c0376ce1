import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { makeAuthFrame } from '../../layout/auth-layout/testing/makeAuthFrame.tsx';
import { SignedInScreen } from './SignedInScreen.tsx';

const meta = {
  title: '已登录 SignedInScreen',
  id: 'signed-in-screen',
  component: SignedInScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    ...makeAuthFrame(),
    student: { name: '沈雨薇', avatarUrl: null },
    onContinue: fn(),
    onChange: fn(),
  },
} satisfies Meta<typeof SignedInScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: '默认 Default',
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '继续' }));
    await expect(args.onContinue).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: '更换账号' }));
    await expect(args.onChange).toHaveBeenCalledOnce();
  },
};
export const Cobranded: Story = { name: '金蝶 Cobranded', globals: { brand: 'kingdee' } };
export const LongName: Story = {
  name: '长名字 Long Name',
  args: { student: { name: '阿卜杜热西提·买买提艾力·居马洪', avatarUrl: null } },
};
export const Phone: Story = { name: '手机 Phone', globals: { viewport: { value: 'phone' } } };
