import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { LoginForm, type LoginFormProps } from './LoginForm.tsx';

type OnLogin = LoginFormProps['onLogin'];
type OnSendCode = LoginFormProps['onSendCode'];

const meta = {
  tags: ['!autodocs'],
  component: LoginForm,
  args: {
    agreement: '已阅读并同意用户服务协议与隐私政策',
    onLogin: fn<OnLogin>(async () => null),
    onSendCode: fn<OnSendCode>(async () => null),
    getCodeSentAt: () => null,
  },
  render: function Stateful(args) {
    const [sent, setSent] = useState<ReadonlyMap<string, number>>(new Map());
    const onSendCode = async (mobile: string) => {
      const reason = await args.onSendCode(mobile);
      if (reason === null) setSent(new Map(sent).set(mobile, Date.now()));
      return reason;
    };
    const getCodeSentAt = (mobile: string) => sent.get(mobile) ?? null;
    return <LoginForm {...args} getCodeSentAt={getCodeSentAt} onSendCode={onSendCode} />;
  },
} satisfies Meta<typeof LoginForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const EmptySubmit: Story = {
  play: async ({ canvas, userEvent, args, step }) => {
    await step('an empty form shows the message of each field', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '登录' }));
      await expect(await canvas.findByText('请输入正确的手机号')).toBeVisible();
      await expect(canvas.getByText('请输入6位验证码')).toBeVisible();
      await expect(canvas.getByText('请先阅读并同意协议')).toBeVisible();
      await expect(args.onLogin).not.toHaveBeenCalled();
    });
    await step('the first field has the focus', async () => {
      await expect(canvas.getByRole('textbox', { name: '手机号' })).toHaveFocus();
    });
    await step('with password login, the password is required', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: '密码登录' }));
      await expect(canvas.queryByText('请输入正确的手机号')).not.toBeInTheDocument();
      await userEvent.click(canvas.getByRole('button', { name: '登录' }));
      await expect(await canvas.findByText('请输入密码')).toBeVisible();
    });
  },
};

/** How a password manager writes into a field: as the page would, or past the page's own property of the element. */
const WRITES: Record<string, (field: HTMLInputElement, value: string) => void> = {
  'as the page': (field, value) => {
    field.value = value;
  },
  'past the page': (field, value) =>
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value),
};

export const FilledWithoutEvents: Story = {
  args: { initialMode: 'password' },
  play: async ({ canvas, userEvent, args, step }) => {
    await userEvent.click(canvas.getByRole('checkbox'));
    for (const [index, [how, write]] of Object.entries(WRITES).entries()) {
      await step(`what a password manager wrote ${how} is sent`, async () => {
        const password = `yunfan202${index}`;
        write(canvas.getByRole<HTMLInputElement>('textbox', { name: '手机号' }), '13857146209');
        write(canvas.getByLabelText<HTMLInputElement>('密码'), password);
        await userEvent.click(canvas.getByRole('button', { name: '登录' }));
        await waitFor(() =>
          expect(args.onLogin).toHaveBeenLastCalledWith({
            mode: 'password',
            mobile: '13857146209',
            password,
          }),
        );
      });
    }
  },
};

export const WithSmsCode: Story = {
  play: async ({ canvas, userEvent, args, step }) => {
    const mobile = canvas.getByRole('textbox', { name: '手机号' });
    await step('a code request without a number is refused', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '获取验证码' }));
      await expect(await canvas.findByText('请输入手机号')).toBeVisible();
    });
    await step('a code request with a wrong number is refused', async () => {
      await userEvent.type(mobile, '1380013');
      await userEvent.click(canvas.getByRole('button', { name: '获取验证码' }));
      await expect(await canvas.findByText('请输入正确的手机号')).toBeVisible();
      await expect(args.onSendCode).not.toHaveBeenCalled();
    });
    await step('the country prefix of the number is removed', async () => {
      await userEvent.clear(mobile);
      await userEvent.type(mobile, '+86 138 0013 8000');
      await userEvent.click(canvas.getByRole('button', { name: '获取验证码' }));
      await expect(await canvas.findByText('验证码已发送')).toBeVisible();
      await expect(args.onSendCode).toHaveBeenLastCalledWith('13800138000');
      await expect(canvas.getByRole('textbox', { name: '验证码' })).toHaveFocus();
    });
    await step('a click during the countdown shows a hint and sends no code', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /秒重新获取/ }));
      await expect(canvas.getByText('请在倒计时结束后再发送')).toBeVisible();
      await expect(args.onSendCode).toHaveBeenCalledOnce();
    });
    await step('another number has no countdown; the first one still has it', async () => {
      await userEvent.clear(mobile);
      await userEvent.type(mobile, '13857146209');
      await expect(canvas.getByRole('button', { name: '获取验证码' })).toBeVisible();
      await userEvent.clear(mobile);
      await userEvent.type(mobile, '13800138000');
      await expect(canvas.getByRole('button', { name: /秒重新获取/ })).toBeVisible();
    });
    await step('the agreement is required', async () => {
      await userEvent.type(canvas.getByRole('textbox', { name: '验证码' }), '123456{Enter}');
      await expect(await canvas.findByText('请先阅读并同意协议')).toBeVisible();
      await expect(args.onLogin).not.toHaveBeenCalled();
    });
    await step('the student accepts the agreement and signs in', async () => {
      await userEvent.click(canvas.getByRole('checkbox'));
      await userEvent.click(canvas.getByRole('button', { name: '登录' }));
      await waitFor(() =>
        expect(args.onLogin).toHaveBeenCalledWith({ mode: 'sms', mobile: '13800138000', code: '123456' }),
      );
    });
  },
};

export const ServerRefuses: Story = {
  args: { initialMode: 'password', onLogin: fn<OnLogin>(async () => '账号或密码不正确') },
  play: async ({ canvas, userEvent, args, step }) => {
    await step("the form shows the server's message and keeps the typed values", async () => {
      await userEvent.type(canvas.getByRole('textbox', { name: '手机号' }), '13800138000');
      await userEvent.type(canvas.getByLabelText('密码'), 'secret1');
      await userEvent.click(canvas.getByRole('checkbox'));
      await userEvent.click(canvas.getByRole('button', { name: '登录' }));
      await expect(await canvas.findByText('账号或密码不正确')).toBeVisible();
      await expect(canvas.getByLabelText('密码')).toHaveAccessibleDescription('账号或密码不正确');
      await waitFor(() => expect(canvas.getByLabelText('密码')).toHaveFocus());
      await expect(args.onLogin).toHaveBeenCalledWith({
        mode: 'password',
        mobile: '13800138000',
        password: 'secret1',
      });
      await expect(canvas.getByLabelText('密码')).toHaveValue('secret1');
      await waitFor(() =>
        expect(canvas.getByRole('button', { name: '登录' })).not.toHaveAttribute('aria-busy'),
      );
    });
    await step('the other login method starts without the message', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: '短信登录' }));
      await expect(canvas.queryByText('账号或密码不正确')).not.toBeInTheDocument();
      await expect(canvas.getByRole('textbox', { name: '手机号' })).toHaveValue('13800138000');
    });
  },
};

/** An error stands in a line that is there before it: the button does not move, on a phone neither. */
export const ErrorsMoveNothing: Story = {
  args: { initialMode: 'password' },
  play: async ({ canvas, userEvent, step }) => {
    const button = canvas.getByRole('button', { name: '登录' });
    const { top } = button.getBoundingClientRect();
    await userEvent.click(button);
    await expect(await canvas.findByText('请输入密码')).toBeVisible();
    await expect(canvas.getByText('请先阅读并同意协议')).toBeVisible();
    await expect(button.getBoundingClientRect().top).toBe(top);
    await step('the agreement is above the button, and so is the way of a forgotten password', async () => {
      await expect(canvas.getByRole('checkbox').getBoundingClientRect().bottom).toBeLessThan(top);
      await userEvent.type(canvas.getByRole('textbox', { name: '手机号' }), '13800138000');
      await userEvent.click(canvas.getByRole('button', { name: '用短信登录' }));
      const code = await canvas.findByRole('textbox', { name: '验证码' });
      await waitFor(() => expect(code).toHaveFocus());
      await expect(canvas.getByRole('textbox', { name: '手机号' })).toHaveValue('13800138000');
      await expect(canvas.getByRole('button', { name: '登录' }).getBoundingClientRect().top).toBe(top);
    });
  },
};

export const CallCrashes: Story = {
  args: { initialMode: 'password', onLogin: fn<OnLogin>(() => Promise.reject(new Error('no network'))) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: '手机号' }), '13800138000');
    await userEvent.type(canvas.getByLabelText('密码'), 'secret1');
    await userEvent.click(canvas.getByRole('checkbox'));
    await userEvent.click(canvas.getByRole('button', { name: '登录' }));
    await expect(await canvas.findByText(/系统繁忙/)).toBeVisible();
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: '登录' })).not.toHaveAttribute('aria-busy'),
    );
  },
};

export const CodeRefused: Story = {
  args: { onSendCode: fn<OnSendCode>(async () => '今日验证码次数已用完') },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: '手机号' }), '13800138000');
    await userEvent.click(canvas.getByRole('button', { name: '获取验证码' }));
    await expect(await canvas.findByText('验证码发送失败：今日验证码次数已用完')).toBeVisible();
    await expect(canvas.getByRole('button', { name: '获取验证码' })).toBeVisible();
  },
};

export const CodeNotSent: Story = {
  args: { onSendCode: fn<OnSendCode>(() => Promise.reject(new Error('no network'))) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: '手机号' }), '13800138000');
    await userEvent.click(canvas.getByRole('button', { name: '获取验证码' }));
    await expect(await canvas.findByText('验证码发送失败')).toBeVisible();
    await expect(canvas.getByRole('button', { name: '获取验证码' })).toBeVisible();
  },
};

/** What people paste: a number from the contacts, the whole message of the code, a code that is too long. */
export const PastedText: Story = {
  play: async ({ canvas, userEvent, args, step }) => {
    const mobile = canvas.getByRole('textbox', { name: '手机号' });
    const code = canvas.getByRole('textbox', { name: '验证码' });
    const paste = async (field: HTMLElement, text: string) => {
      await userEvent.clear(field);
      await userEvent.click(field);
      await userEvent.paste(text);
    };
    await step('a number loses the country code, its separators and what nobody sees', async () => {
      await paste(mobile, '\u202d+86 138-5714 6209\u202c');
      await expect(mobile).toHaveValue('13857146209');
    });
    await step('the code is found in its message', async () => {
      await paste(code, '【云帆】验证码３５４５７０，5分钟内有效');
      await expect(code).toHaveValue('354570');
    });
    await step('a code that is too long is not cut but refused', async () => {
      await paste(code, '3545701');
      await expect(code).toHaveValue('3545701');
      await userEvent.click(canvas.getByRole('checkbox'));
      await userEvent.click(canvas.getByRole('button', { name: '登录' }));
      await expect(await canvas.findByText('请输入6位验证码')).toBeVisible();
      await expect(args.onLogin).not.toHaveBeenCalled();
    });
    await step('what a keyboard filled in twice is sent once', async () => {
      await paste(code, '354570354570');
      await userEvent.click(canvas.getByRole('button', { name: '登录' }));
      await waitFor(() => expect(args.onLogin).toHaveBeenCalledOnce());
      const [sent] = args.onLogin.mock.calls[0] ?? [];
      await expect(sent).toMatchObject({ mobile: '13857146209', code: '354570' });
    });
  },
};
