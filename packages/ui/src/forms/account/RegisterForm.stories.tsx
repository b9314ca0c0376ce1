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

export const Student: Story = { name: '学员 Student' };
export const Enterprise: Story = { name: '企业 Enterprise', args: { type: 'enterprise' } };

const pressing = (button: string): Story['play'] =>
  async function pressButton({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: button }));
    await canvas.findByText('请输入6位验证码');
  };

/** What each field says after a press of the button. */
export const RegistrationErrors: Story = {
  name: '注册错误 Registration Errors',
  play: pressing('注册并进入云校'),
};

/** The same of an enterprise, which has an invitation code. */
export const EnterpriseErrors: Story = {
  name: '注册错误 企业 Enterprise Errors',
  args: { type: 'enterprise' },
  play: pressing('提交入驻'),
};
