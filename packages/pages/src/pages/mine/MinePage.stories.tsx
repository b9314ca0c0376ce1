import type { Sandbox } from '@cloud-school/sandbox';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { storedMistakeCards } from '../../features/mistakes/useMistakeCards.ts';
import type { Device } from '../../platform/device/createDevice.ts';
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
      await expect(await canvas.findByRole('heading', { level: 1, name: '我的' })).toBeVisible();
    });
    await step('the entries say how much there is', async () => {
      const entries = within(await canvas.findByRole('navigation', { name: '常用' }));
      await expect(await entries.findByRole('link', { name: /错题本\s*今天(要复习)? \d+ 题/ })).toBeVisible();
      await expect(await entries.findByRole('link', { name: /课表\s*今天/ })).toBeVisible();
    });
    await step('what is certified can be looked up', async () => {
      await expect(await canvas.findByRole('link', { name: /^看班级：/ })).toBeVisible();
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

const practise = (_sandbox: Sandbox, device: Device) =>
  device.set(storedMistakeCards, { 'w q-1': { right: 1, due: '2026-11-20' } });

/** What is on this device alone is named before it is deleted, and the deletion is not the solid button. */
export const NamesWhatASignOutEnds: Story = {
  render: pageStory({ path: '/study/me', isSignedIn: true, prepare: practise }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '退出登录' }));
    const dialog = within(await within(document.body).findByRole('dialog', { name: '确定退出登录？' }));
    await expect(dialog.getByText(/1 道错题的复习记录只在这台设备上/)).toBeVisible();
    await expect(dialog.getByRole('button', { name: '删掉并退出' })).toBeVisible();
  },
};

/** The number is masked; without a network the blocks fail alone. */
export const CouponsFail: Story = {
  render: pageStory({
    path: '/study/me',
    isSignedIn: true,
    prepare: ({ controls }) => controls.failNext('coupon.receivable', 'status-500', 20),
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('助学券加载失败')).toBeVisible();
    await expect(await canvas.findByText(/^1\d\d\*{4}\d{4}$/)).toBeVisible();
  },
};
