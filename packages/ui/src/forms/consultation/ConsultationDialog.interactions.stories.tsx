import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { ConsultationDialog } from './ConsultationDialog.tsx';

type Props = Parameters<typeof ConsultationDialog>[0];

const meta = {
  tags: ['!autodocs'],
  component: ConsultationDialog,
  parameters: { layout: 'fullscreen' },
  args: {
    onSend: fn<Props['onSend']>(async () => null),
    onSendCode: fn<Props['onSendCode']>(async () => null),
    onDraft: fn(),
    onClose: fn(),
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
    return <ConsultationDialog {...args} getCodeSentAt={getCodeSentAt} onSendCode={onSendCode} />;
  },
} satisfies Meta<typeof ConsultationDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const field = (name: string) => screen.getByRole('textbox', { name });
const filled = { name: '沈雨薇', phone: '13857146209', code: '123456', content: '周末能上课吗？' };

export const EmptySubmit: Story = {
  play: async ({ userEvent, args, step }) => {
    await step('the name has the focus', async () => {
      await waitFor(() => expect(field('姓名')).toHaveFocus());
    });
    await step('each empty field shows its message', async () => {
      await userEvent.click(screen.getByRole('button', { name: '提交' }));
      for (const words of ['请输入姓名', '请输入电话', '请输入验证码', '请输入您要咨询的内容'])
        await expect(await screen.findByText(words)).toBeVisible();
      await expect(args.onSend).not.toHaveBeenCalled();
    });
  },
};

/** What is pasted keeps all its digits; a name has one kind of dot. */
export const PastedText: Story = {
  play: async ({ userEvent, args, step }) => {
    const paste = async (name: string, text: string) => {
      await userEvent.click(field(name));
      await userEvent.paste(text);
    };
    await step('number, code and name are sent clean', async () => {
      await paste('姓名', '买买提•艾力\u200b');
      await paste('电话', '138 0013 8000');
      await paste('验证码', '354 570');
      await paste('咨询内容', '周末能上课吗？');
      await userEvent.click(screen.getByRole('button', { name: '提交' }));
      await waitFor(() => expect(args.onSend).toHaveBeenCalledOnce());
      await expect(args.onSend.mock.calls[0]?.[0]).toMatchObject({
        name: '买买提·艾力',
        phone: '13800138000',
        code: '354570',
      });
    });
  },
};

export const RequestsACode: Story = {
  play: async ({ userEvent, args, step }) => {
    const ask = () => userEvent.click(screen.getByRole('button', { name: '获取验证码' }));
    await step('a code request without a number is refused', async () => {
      await ask();
      await expect(await screen.findByText('请输入手机号')).toBeVisible();
      await expect(field('电话')).toHaveFocus();
    });
    await step('a code request with an incomplete number is refused', async () => {
      await userEvent.type(field('电话'), '1385714620');
      await ask();
      await expect(await screen.findByText('请输入正确的手机号')).toBeVisible();
      await expect(args.onSendCode).not.toHaveBeenCalled();
    });
    await step('a twelfth digit is refused, not cut off', async () => {
      await userEvent.type(field('电话'), '91');
      await expect(field('电话')).toHaveValue('138571462091');
      await ask();
      await expect(await screen.findByText('请输入正确的手机号')).toBeVisible();
      await expect(args.onSendCode).not.toHaveBeenCalled();
    });
    await step('a complete number requests a code', async () => {
      await userEvent.type(field('电话'), '{Backspace}');
      await ask();
      await expect(args.onSendCode).toHaveBeenCalledWith('13857146209');
      await expect(await screen.findByText('验证码已发送')).toBeVisible();
      await expect(field('验证码')).toHaveFocus();
    });
  },
};

export const Sent: Story = {
  args: { initial: filled },
  play: async ({ userEvent, args }) => {
    await userEvent.click(screen.getByRole('button', { name: '提交' }));
    await waitFor(() => expect(args.onSend).toHaveBeenCalledWith(filled));
    await expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  },
};

let answer: (reason: string | null) => void = () => undefined;

export const DoubleSubmit: Story = {
  args: {
    initial: filled,
    onSend: fn<Props['onSend']>(
      () =>
        new Promise((resolve) => {
          answer = resolve;
        }),
    ),
  },
  play: async ({ userEvent, args, step }) => {
    await step('two clicks send one message', async () => {
      await userEvent.dblClick(screen.getByRole('button', { name: '提交' }));
      await waitFor(() => expect(screen.getByRole('button', { name: '提交' })).toHaveAttribute('aria-busy'));
      await userEvent.type(field('验证码'), '{Enter}');
      await expect(args.onSend).toHaveBeenCalledOnce();
    });
    await step('what is being sent cannot be changed', async () => {
      for (const name of ['姓名', '电话', '验证码', '咨询内容'])
        await expect(field(name)).toHaveAttribute('readonly');
    });
    await step('after a refusal it can', async () => {
      answer('验证码错误或已失效');
      await expect(await screen.findByRole('alert')).toHaveTextContent('验证码错误或已失效');
      await waitFor(() => expect(field('验证码')).not.toHaveAttribute('readonly'));
    });
  },
};

export const SendFails: Story = {
  args: { initial: filled, onSend: fn<Props['onSend']>(async () => '验证码错误或已失效') },
  play: async ({ userEvent, step }) => {
    await step('the reason is shown at the top; the fields keep their values', async () => {
      await userEvent.click(screen.getByRole('button', { name: '提交' }));
      await expect(await screen.findByRole('alert')).toHaveTextContent('提交失败，内容已保留');
      await expect(screen.getByRole('alert')).toHaveTextContent('验证码错误或已失效');
      await expect(field('咨询内容')).toHaveValue(filled.content);
      await expect(field('姓名')).toHaveValue(filled.name);
    });
    await step('the visitor sends it again', async () => {
      await expect(screen.getByRole('button', { name: '提交' })).not.toHaveAttribute('aria-busy');
    });
  },
};

export const Closing: Story = {
  play: async ({ userEvent, args, step }) => {
    await step('each change calls onDraft', async () => {
      await userEvent.type(field('姓名'), '孟');
      await waitFor(() =>
        expect(args.onDraft).toHaveBeenLastCalledWith(expect.objectContaining({ name: '孟' })),
      );
    });
    await step('Escape closes', async () => {
      await userEvent.keyboard('{Escape}');
      await expect(args.onClose).toHaveBeenCalledOnce();
    });
  },
};
