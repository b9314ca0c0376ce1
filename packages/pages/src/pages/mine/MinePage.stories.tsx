import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { pageStory } from '../../testing/pageStory.tsx';

const meta = {
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  globals: { brand: 'portal', viewport: { value: 'desktop' } },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const open = pageStory({ path: '/study/me', isSignedIn: true });

export const Desktop: Story = { render: open };
export const Phone: Story = { render: open, globals: { viewport: { value: 'phone' } } };
export const Cobranded: Story = { render: open, globals: { brand: 'kingdee' } };

/** From the avatar: what waits, with its counts. */
export const OpensFromTheAvatar: Story = {
  render: pageStory({ path: '/study/mine', isSignedIn: true }),
  play: async ({ canvas, userEvent, step }) => {
    const body = within(document.body);
    await step('个人中心 opens the page', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: /我的账号/ }));
      await userEvent.click(await body.findByRole('link', { name: '个人中心' }));
      await expect(await canvas.findByRole('heading', { level: 1, name: '个人中心' })).toBeVisible();
    });
    await step('the entries say how much there is', async () => {
      const entries = within(await canvas.findByRole('navigation', { name: '常用' }));
      await expect(await entries.findByRole('link', { name: /错题本\s*今天(复习)? \d+ 题/ })).toBeVisible();
      await expect(await entries.findByRole('link', { name: /课表\s*今天/ })).toBeVisible();
    });
    await step('what is certified can be looked up', async () => {
      const [first] = await canvas.findAllByRole('link', { name: /^看班级：/ });
      await expect(first).toBeVisible();
    });
    await step('leaving harms nothing: one sentence, and the focus is on staying', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '退出登录' }));
      const dialog = within(await body.findByRole('dialog', { name: '确定退出登录？' }));
      await expect(dialog.getByRole('button', { name: '退出登录' })).toBeVisible();
      await expect(dialog.getByRole('button', { name: '先不退' })).toHaveFocus();
      await userEvent.click(dialog.getByRole('button', { name: '先不退' }));
    });
  },
};

/** A class ends with the certificate of its training, which is the second tab. */
export const LooksUpACertificate: Story = {
  render: open,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: /^去查证书：/ }));
    await expect(await canvas.findByRole('tab', { name: '培训结业证书', selected: true })).toBeVisible();
  },
};
