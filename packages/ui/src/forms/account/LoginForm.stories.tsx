import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { LoginForm } from './LoginForm.tsx';

const meta = {
  title: '登录表单 LoginForm',
  id: 'login-form',
  component: LoginForm,
  args: {
    agreement: '已阅读并同意用户服务协议与隐私政策',
    onLogin: fn(async () => null),
    onSendCode: fn(async () => null),
    getCodeSentAt: (): number | null => null,
  },
  parameters: { frame: { maxWidth: 396 } },
} satisfies Meta<typeof LoginForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Sms: Story = { name: '短信登录 Sms' };
export const Password: Story = { name: '密码 Password', args: { initialMode: 'password' } };
/** The countdown of the last code is over: the button offers another code. */
export const CodeSentEarlier: Story = {
  name: '已发过验证码 Code Sent Earlier',
  args: { getCodeSentAt: () => 0 },
};

/** What each field says after a press of the button. */
export const FieldErrors: Story = {
  name: '表单错误 Field Errors',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '登录' }));
    await canvas.findByText('请先阅读并同意协议');
  },
};
