import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { ready } from '../../primitives/block/Loadable.ts';
import { CertificateQueryForm, type CertificateQueryFormProps } from './CertificateQueryForm.tsx';
import { captchaPicture } from './testing/captchaPicture.ts';

type OnQuery = CertificateQueryFormProps['onQuery'];

const meta = {
  tags: ['!autodocs'],
  component: CertificateQueryForm,
  args: {
    kind: 'level',
    onKind: fn(),
    onQuery: fn<OnQuery>(async () => null),
    captcha: ready(captchaPicture),
    onRefreshCaptcha: fn(),
  },
} satisfies Meta<typeof CertificateQueryForm>;
export default meta;
type Story = StoryObj<typeof meta>;

const NUMBER = 'S000033010026263002419';

export const EmptySubmit: Story = {
  play: async ({ canvas, userEvent, args, step }) => {
    await step('an empty form shows the message of each field', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '查询' }));
      await expect(await canvas.findByText('请输入姓名')).toBeVisible();
      await expect(canvas.getByText('请输入证书编号')).toBeVisible();
      await expect(canvas.getByText('请输入验证码')).toBeVisible();
      await expect(args.onQuery).not.toHaveBeenCalled();
      await expect(canvas.getByRole('textbox', { name: '姓名' })).toHaveFocus();
    });
    await step('the captcha takes digits only, the name eight characters at most', async () => {
      await userEvent.type(canvas.getByRole('textbox', { name: '姓名' }), '迪丽热巴·迪力木拉提');
      await userEvent.type(canvas.getByRole('textbox', { name: '证书编号' }), NUMBER);
      await userEvent.type(canvas.getByRole('textbox', { name: '图形验证码' }), '12ab{Enter}');
      await expect(await canvas.findByText('姓名不能超过 8 个字')).toBeVisible();
      await expect(canvas.getByText('验证码格式不正确')).toBeVisible();
      await expect(args.onQuery).not.toHaveBeenCalled();
    });
  },
};

export const TypingSlips: Story = {
  play: async ({ canvas, userEvent, args, step }) => {
    const number = canvas.getByRole('textbox', { name: '证书编号' });
    await step('the form points out a typing slip and keeps the value', async () => {
      await userEvent.type(number, 'S00003301 0026263002 4l9');
      await expect(await canvas.findByText(/编号里有空格、字母 I 或 l/)).toBeVisible();
      await expect(number).toHaveValue('S00003301 0026263002 4l9');
    });
    await step('one click applies the correction', async () => {
      await userEvent.click(canvas.getByRole('button', { name: `改为 ${NUMBER}` }));
      await expect(number).toHaveValue(NUMBER);
      await expect(canvas.queryByText(/编号里有/)).not.toBeInTheDocument();
    });
    await step('a submit without the correction sends the number as typed', async () => {
      await userEvent.clear(number);
      await userEvent.type(number, 'S0O1');
      await userEvent.type(canvas.getByRole('textbox', { name: '姓名' }), '沈雨薇');
      await userEvent.type(canvas.getByRole('textbox', { name: '图形验证码' }), '7215{Enter}');
      await waitFor(() =>
        expect(args.onQuery).toHaveBeenCalledWith({
          name: '沈雨薇',
          certificateNumber: 'S0O1',
          captchaCode: '7215',
        }),
      );
    });
  },
};

/** Resolves the pending query; a text is the reason of a refusal. */
let answer: (reason: string | null) => void = () => undefined;

export const DoubleSubmit: Story = {
  args: {
    onQuery: fn<OnQuery>(
      () =>
        new Promise((resolve) => {
          answer = resolve;
        }),
    ),
  },
  play: async ({ canvas, userEvent, args, step }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: '姓名' }), '沈雨薇');
    await userEvent.type(canvas.getByRole('textbox', { name: '证书编号' }), NUMBER);
    await userEvent.type(canvas.getByRole('textbox', { name: '图形验证码' }), '7215');
    await step('two clicks send one query', async () => {
      await userEvent.dblClick(canvas.getByRole('button', { name: '查询' }));
      await waitFor(() => expect(canvas.getByRole('button', { name: '查询' })).toHaveAttribute('aria-busy'));
      await userEvent.type(canvas.getByRole('textbox', { name: '图形验证码' }), '{Enter}');
      await expect(args.onQuery).toHaveBeenCalledOnce();
    });
    await step('a refusal shows its message; the typed values stay', async () => {
      answer('验证码错误或已失效');
      await expect(await canvas.findByRole('alert')).toHaveTextContent('验证码错误或已失效');
      await expect(canvas.getByRole('textbox', { name: '姓名' })).toHaveValue('沈雨薇');
      await expect(canvas.getByRole('textbox', { name: '证书编号' })).toHaveValue(NUMBER);
      await expect(canvas.getByRole('textbox', { name: '图形验证码' })).toHaveFocus();
    });
  },
};

export const Captcha: Story = {
  play: async ({ canvas, userEvent, args, step }) => {
    await step('a click on the picture or on its button loads another captcha', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '验证码图片，看不清可换一张' }));
      await userEvent.click(canvas.getByRole('button', { name: '换一张验证码' }));
      await expect(args.onRefreshCaptcha).toHaveBeenCalledTimes(2);
    });
    await step('the keyboard chooses the other kind of certificate', async () => {
      await userEvent.click(canvas.getByRole('tab', { name: '技能等级证书' }));
      await userEvent.keyboard('{ArrowRight}');
      await expect(args.onKind).toHaveBeenLastCalledWith('graduation');
    });
  },
};

export const BrokenCaptcha: Story = {
  args: { captcha: ready('data:image/png;base64,AAAA') },
  play: async ({ canvas, userEvent, args }) => {
    const retry = await canvas.findByRole('button', { name: '验证码图片加载失败，点击重新加载' });
    await userEvent.click(retry);
    await expect(args.onRefreshCaptcha).toHaveBeenCalledOnce();
  },
};
