import type { Sandbox } from '@cloud-school/sandbox';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { pageStory } from '../../testing/pageStory.tsx';

const meta = {
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  // Each brand shows its own school, and the stories name what is in this one.
  globals: { brand: 'portal' },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const PICTURE = '验证码图片，看不清可换一张';

/** The sandbox behind the page: it can read the captchas. */
let sandbox: Sandbox | null = null;
const prepare = (opened: Sandbox) => {
  sandbox = opened;
};
const shownCode = () => sandbox?.controls.captchas()[0]?.code ?? '';

export const FindsACertificate: Story = {
  render: pageStory({ path: '/query_pc', prepare }),
  play: async ({ canvas, userEvent, step }) => {
    await step('a wrong captcha shows a message and loads another picture', async () => {
      await canvas.findByRole('button', { name: PICTURE });
      const [first] = sandbox?.controls.captchas() ?? [];
      await userEvent.type(canvas.getByRole('textbox', { name: '姓名' }), '何志远');
      await userEvent.type(canvas.getByRole('textbox', { name: '证书编号' }), 'S000033010026264001187');
      await userEvent.type(canvas.getByRole('textbox', { name: '图形验证码' }), '12345{Enter}');
      await expect(await canvas.findByText('验证码错误或已失效')).toBeVisible();
      await waitFor(() => expect(sandbox?.controls.captchas()[0]?.key).not.toBe(first?.key));
    });
    await step('the right captcha finds the certificate, which has no picture', async () => {
      await canvas.findByRole('button', { name: PICTURE });
      await userEvent.type(canvas.getByRole('textbox', { name: '图形验证码' }), `${shownCode()}{Enter}`);
      const found = await canvas.findByRole('heading', { name: '查询到 1 本证书' });
      await waitFor(() => expect(found).toHaveFocus());
      await expect(canvas.getByText('暂无证书图片')).toBeVisible();
      await expect(canvas.getByText('330105********511X')).toBeVisible();
    });
    await step('the other tab clears the result', async () => {
      await userEvent.click(canvas.getByRole('tab', { name: '培训结业证书' }));
      await expect(canvas.queryByText('查询到 1 本证书')).not.toBeInTheDocument();
      await expect(canvas.getByRole('textbox', { name: '姓名' })).toHaveValue('何志远');
    });
  },
};

export const OnPhone: Story = {
  render: pageStory({ path: '/query_h5', prepare }),
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent, step }) => {
    await step('nothing is found: the result replaces the form', async () => {
      await canvas.findByRole('button', { name: PICTURE });
      await userEvent.type(canvas.getByRole('textbox', { name: '姓名' }), '何志远');
      await userEvent.type(canvas.getByRole('textbox', { name: '证书编号' }), 'S1');
      await userEvent.type(canvas.getByRole('textbox', { name: '图形验证码' }), `${shownCode()}{Enter}`);
      await expect(await canvas.findByRole('heading', { name: '抱歉，未查询到相关信息' })).toBeVisible();
      await expect(await canvas.findByRole('img', { name: '客服微信二维码' })).toBeVisible();
      await expect(canvas.getByRole('link', { name: /^0571-/ })).toBeVisible();
    });
    await step('修改后再查 returns to the form with the typed values', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '修改后再查' }));
      await expect(canvas.getByRole('textbox', { name: '证书编号' })).toHaveValue('S1');
    });
  },
};

/** Without a captcha there is no query: the picture offers a retry. */
export const CaptchaFails: Story = {
  render: pageStory({
    path: '/query_pc',
    prepare: ({ controls }) => controls.failNext('certificate.captcha', 'status-500'),
  }),
  play: async ({ canvas, userEvent }) => {
    const retry = await canvas.findByRole('button', { name: '验证码图片加载失败，点击重新加载' });
    await userEvent.click(retry);
    await expect(await canvas.findByRole('button', { name: PICTURE })).toBeVisible();
  },
};
