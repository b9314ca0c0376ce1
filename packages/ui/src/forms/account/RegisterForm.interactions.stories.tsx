import type { RegistrationType } from '@cloud-school/domain';
import { makeCloudSchools } from '@cloud-school/domain/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { failed, LOADING, ready } from '../../primitives/block/Loadable.ts';
import { RegisterForm, type RegisterFormProps } from './RegisterForm.tsx';

type OnRegister = RegisterFormProps['onRegister'];

const onRetry = fn();

/** Invitations of the simulated server: YF83K2 is valid, ERROR1 fails, SLOW11 never answers. */
function answerOf(code: string): RegisterFormProps['invitation'] {
  if (code === 'YF83K2') {
    return { code, answer: ready({ schoolName: '云帆职业培训学校' }) };
  }
  if (code === 'ERROR1') return { code, answer: failed('系统繁忙', onRetry) };
  return { code, answer: code === 'SLOW11' ? LOADING : ready(null) };
}

const meta = {
  tags: ['!autodocs'],
  component: RegisterForm,
  parameters: { frame: { maxWidth: 396 } },
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
  render: function Stateful(args) {
    const [code, setCode] = useState('');
    const [type, setType] = useState<RegistrationType>(args.type);
    return (
      <>
        <button
          type="button"
          onClick={() => setType(type === 'nursing-student' ? 'health-student' : 'nursing-student')}
        >
          换一种
        </button>
        <RegisterForm
          {...args}
          type={type}
          invitation={answerOf(code)}
          onLookUp={(next) => {
            setCode(next);
            args.onLookUp(next);
          }}
        />
      </>
    );
  },
} satisfies Meta<typeof RegisterForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const EmptySubmit: Story = {
  play: async ({ canvas, userEvent, args, step }) => {
    await step('each field shows its own message', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '注册并进入云校' }));
      await expect(await canvas.findByText('请选择要加入的云校', { selector: 'p span' })).toBeVisible();
      await expect(canvas.getByText('请输入正确的手机号')).toBeVisible();
      await expect(canvas.getByText('请输入6位验证码')).toBeVisible();
      await expect(canvas.getByText('请先阅读并同意协议')).toBeVisible();
      await expect(args.onRegister).not.toHaveBeenCalled();
    });
    await step('the first invalid field has the focus', async () => {
      await expect(canvas.getByRole('radio', { name: /养老护理云校/ })).toHaveFocus();
    });
  },
};

export const Person: Story = {
  play: async ({ canvas, userEvent, args, step }) => {
    await step('the student chooses a school by arrow keys and fills in the form', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: /养老护理云校/ }));
      await userEvent.keyboard('{ArrowDown}');
      await userEvent.type(canvas.getByRole('textbox', { name: '姓名' }), ' 林静 ');
      await userEvent.type(canvas.getByRole('textbox', { name: '手机号' }), '+86 138 0013 8000');
      await userEvent.type(canvas.getByRole('textbox', { name: '验证码' }), '123456');
      await userEvent.click(canvas.getByRole('checkbox'));
      await userEvent.click(canvas.getByRole('button', { name: '注册并进入云校' }));
      await waitFor(() =>
        expect(args.onRegister).toHaveBeenCalledWith({
          type: 'nursing-student',
          schoolId: '70102',
          name: '林静',
          mobile: '13800138000',
          code: '123456',
        }),
      );
    });
    await step('a single cloud school is selected; the typed values stay', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '换一种' }));
      await expect(canvas.getByRole('radio', { name: /健康照护云校/ })).toBeChecked();
      await expect(canvas.getByRole('textbox', { name: '手机号' })).toHaveValue('13800138000');
      await userEvent.clear(canvas.getByRole('textbox', { name: '姓名' }));
      await userEvent.click(canvas.getByRole('button', { name: '注册并进入云校' }));
      await waitFor(() =>
        expect(args.onRegister).toHaveBeenLastCalledWith(
          expect.objectContaining({ type: 'health-student', schoolId: '70301', name: null }),
        ),
      );
    });
  },
};

export const Invitations: Story = {
  args: { type: 'enterprise' },
  play: async ({ canvas, userEvent, args, step }) => {
    const field = canvas.getByRole('textbox', { name: '邀请码' });
    const write = async (code: string) => {
      await userEvent.clear(field);
      await userEvent.click(field);
      await userEvent.paste(code);
    };
    await step('a complete invitation code shows its school at once', async () => {
      await write(' YF-83-K2 ');
      await expect(args.onLookUp).toHaveBeenLastCalledWith('YF83K2');
      await expect(await canvas.findByText('云帆职业培训学校')).toBeVisible();
      await expect(canvas.getByText('邀请码有效，提交后自动绑定')).toBeVisible();
    });
    await step('a changed code removes the school', async () => {
      await userEvent.type(field, '{Backspace}');
      await expect(canvas.queryByText('云帆职业培训学校')).not.toBeInTheDocument();
    });
    await step('a shorter code is looked up on blur', async () => {
      await userEvent.tab();
      await expect(args.onLookUp).toHaveBeenLastCalledWith('YF83K');
      await expect(await canvas.findByText('没有找到这个邀请码，请核对后再试')).toBeVisible();
      await expect(field).toBeInvalid();
    });
    await step('a failed look-up offers a retry', async () => {
      await write('ERROR1');
      await userEvent.click(await canvas.findByRole('button', { name: '重新核对' }));
      await expect(onRetry).toHaveBeenCalled();
    });
    await step('a slow look-up shows a loading text', async () => {
      await write('SLOW11');
      await expect(await canvas.findByText('正在核对邀请码…')).toBeVisible();
    });
  },
};

const refusals = fn<OnRegister>(async () => null);

export const LaterStepFails: Story = {
  args: { type: 'enterprise', initialInvitationCode: 'YF83K2', onRegister: refusals },
  play: async ({ canvas, userEvent, args, step }) => {
    refusals.mockReset();
    refusals.mockResolvedValueOnce({
      field: 'invitationCode',
      message: '没有找到这个邀请码',
      hasAccount: false,
    });
    refusals.mockResolvedValueOnce({
      message: '账号已经注册，绑定邀请码没有完成：系统繁忙',
      hasAccount: true,
    });
    refusals.mockResolvedValue(null);
    await step('a refused SMS code shows its message at the field', async () => {
      await userEvent.type(canvas.getByRole('textbox', { name: '企业名称' }), '杭州康怡养老服务有限公司');
      await userEvent.type(canvas.getByRole('textbox', { name: '手机号' }), '13968021174');
      await userEvent.type(canvas.getByRole('textbox', { name: '验证码' }), '123456');
      await userEvent.click(canvas.getByRole('checkbox'));
      await userEvent.click(canvas.getByRole('button', { name: '提交入驻' }));
      await expect(await canvas.findByText('没有找到这个邀请码')).toBeVisible();
      await waitFor(() => expect(canvas.getByRole('textbox', { name: '邀请码' })).toHaveFocus());
    });
    await step('a failed binding shows its message; the account is not registered twice', async () => {
      await userEvent.type(canvas.getByRole('textbox', { name: '邀请码' }), '{Backspace}3');
      await userEvent.click(canvas.getByRole('button', { name: '提交入驻' }));
      await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('账号已经注册'));
      await expect(canvas.getByRole('textbox', { name: '手机号' })).toBeDisabled();
      await expect(canvas.queryByRole('button', { name: '获取验证码' })).not.toBeInTheDocument();
    });
    await step('the next attempt continues with the binding', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '继续完成' }));
      await waitFor(() => expect(args.onRegister).toHaveBeenCalledTimes(3));
      await expect(args.onRegister).toHaveBeenLastCalledWith(
        expect.objectContaining({
          type: 'enterprise',
          invitationCode: 'YF83K3',
          mobile: '13968021174',
          name: null,
        }),
      );
    });
  },
};
