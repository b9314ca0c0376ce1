import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { failed, LOADING, ready } from '../../primitives/block/Loadable.ts';
import { CaptchaEntry } from './CaptchaEntry.tsx';
import { captchaPicture } from './testing/captchaPicture.ts';

const meta = {
  title: '图形验证码 CaptchaEntry',
  id: 'captcha-entry',
  component: CaptchaEntry,
  args: { captcha: ready(captchaPicture), value: '', onChange: fn(), onRefreshCaptcha: fn() },
  parameters: { frame: { maxWidth: 400 } },
} satisfies Meta<typeof CaptchaEntry>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { name: '默认 Default' };
export const Loading: Story = { name: '加载 Loading', args: { captcha: LOADING } };
export const Failed: Story = { name: '失败 Failed', args: { captcha: failed('系统繁忙', fn()) } };
