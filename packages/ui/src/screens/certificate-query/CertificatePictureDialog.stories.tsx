import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { captchaPicture } from '../../forms/certificate-query/testing/captchaPicture.ts';
import { CertificatePictureDialog } from './CertificatePictureDialog.tsx';

const meta = {
  title: '证书大图弹窗 CertificatePictureDialog',
  id: 'certificate-picture-dialog',
  component: CertificatePictureDialog,
  args: { pictureUrl: captchaPicture, onClose: fn() },
} satisfies Meta<typeof CertificatePictureDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Fitted: Story = {
  name: '缩放到窗口 Fitted',
  play: async ({ userEvent, args, step }) => {
    const picture = await screen.findByRole('img', { name: '证书图片' });
    await step('the visitor zooms the picture to twice its width and back', async () => {
      const before = picture.clientWidth;
      await userEvent.click(screen.getByRole('button', { name: '放大一倍' }));
      await expect(picture.clientWidth).toBe(before * 2);
      await userEvent.click(screen.getByRole('button', { name: '适应窗口' }));
      await expect(picture.clientWidth).toBe(before);
    });
    await step('Escape closes the dialog', async () => {
      await userEvent.keyboard('{Escape}');
      await expect(args.onClose).toHaveBeenCalledOnce();
    });
  },
};

export const Broken: Story = {
  name: '坏图 Broken',
  args: { pictureUrl: 'data:image/png;base64,AAAA' },
  play: async () => {
    await expect(await screen.findByText('图片加载失败，请稍后再试')).toBeVisible();
  },
};
