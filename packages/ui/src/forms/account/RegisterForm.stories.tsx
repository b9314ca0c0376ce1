import { makeCloudSchools } from '@cloud-school/domain/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { RegisterForm, type RegisterFormProps } from './RegisterForm.tsx';

type OnRegister = RegisterFormProps['onRegister'];

const meta = {
  title: '注册表单 RegisterForm',
  id: 'register-form',
  component: RegisterForm,
  args: {
    agreement: '已阅读并同意用户服务协议与隐私政策',
    type: 'nursing-student',
    schools: makeCloudSchools(),
    onRegister: fn<OnRegister>(async () => null),
    onSendCode: fn(async () => null),
    getCodeSentAt: () => null,
    invitation: null,
    onLookUp: fn(),
  },
  parameters: { frame: { maxWidth: 396 } },
} satisfies Meta<typeof RegisterForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Student: Story = {};
export const Enterprise: Story = { args: { type: 'enterprise' } };

/** What each field says after a press of the button. */
export const RegistrationErrors: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '注册并进入云校' }));
    await canvas.findByText('请输入 6 位验证码');
  },
};

/** The same of an enterprise, which has an invitation code. */
export const EnterpriseErrors: Story = { ...RegistrationErrors, args: { type: 'enterprise' } };

/** The server refuses the registration; what was written stays. */
export const Refused: Story = {
  args: {
    pending: {
      type: 'nursing-student',
      schoolId: '70102',
      name: '沈雨薇',
      mobile: '13857146209',
      code: '',
    },
    onRegister: fn<OnRegister>(async () => ({ message: '手机号已注册，请直接登录', hasAccount: false })),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: '验证码' }), '123456');
    await userEvent.click(canvas.getByRole('button', { name: '注册并进入云校' }));
    await canvas.findByText('手机号已注册，请直接登录');
  },
};
