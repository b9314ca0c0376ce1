import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { failed, LOADING, ready } from '../../primitives/block/Loadable.ts';
import { CertificateQueryForm } from './CertificateQueryForm.tsx';
import { captchaPicture } from './testing/captchaPicture.ts';

const meta = {
  title: '证书查询表单 CertificateQueryForm',
  id: 'certificate-query-form',
  component: CertificateQueryForm,
  args: {
    kind: 'level',
    onKind: fn(),
    onQuery: fn(async () => null),
    captcha: ready(captchaPicture),
    onRefreshCaptcha: fn(),
  },
} satisfies Meta<typeof CertificateQueryForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Level: Story = { name: '技能等级证 Level' };
export const Graduation: Story = { name: '结业证 Graduation', args: { kind: 'graduation' } };
export const CaptchaLoading: Story = { name: '图形码加载 Captcha Loading', args: { captcha: LOADING } };
export const CaptchaFailed: Story = {
  name: '图形码失败 Captcha Failed',
  args: { captcha: failed('系统繁忙', fn()) },
};

/** Opened from a certificate's QR code: the number is there, the person begins with the name. */
export const FromALink: Story = {
  name: '来自链接 From A Link',
  args: { linkedNumber: 'S000033010026263002419' },
  play: async ({ args, canvas, userEvent }) => {
    const number = canvas.getByRole('textbox', { name: '证书编号' });
    await expect(number).toHaveValue('S000033010026263002419');
    await expect(number).toHaveAccessibleDescription('编号来自链接');
    await expect(canvas.getByRole('textbox', { name: '姓名' })).toHaveFocus();
    await userEvent.type(number, '1');
    await expect(canvas.queryByText('编号来自链接')).toBeNull();
    await expect(args.onQuery).not.toHaveBeenCalled();
  },
};

/** What each field says after a press of the button. */
export const FieldErrors: Story = {
  name: '表单错误 Field Errors',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '查询' }));
    await canvas.findByText('请输入证书编号');
  },
};
