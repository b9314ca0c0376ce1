import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { ConsultationDialog } from './ConsultationDialog.tsx';

const meta = {
  title: '咨询表单 ConsultationDialog',
  id: 'consultation-dialog',
  component: ConsultationDialog,
  parameters: { layout: 'fullscreen' },
  args: {
    onSend: fn(async () => null),
    onSendCode: fn(async () => null),
    onClose: fn(),
    getCodeSentAt: () => null,
  },
} satisfies Meta<typeof ConsultationDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const draft = {
  name: '沈雨薇',
  phone: '13857146209',
  content: '我 46 岁，做过两年家政，想直接考养老护理员三级，周末能上课吗？',
};

export const Empty: Story = { name: '空 Empty' };
export const WithDraft: Story = { name: '有草稿 With Draft', args: { initial: draft } };
/** The dialog is a sheet at the bottom of the screen. */
export const Phone: Story = {
  name: '手机 Phone',
  args: { initial: draft },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    const sheet = await screen.findByRole('dialog', { name: '在线咨询' });
    await expect(sheet.getBoundingClientRect().width).toBe(window.innerWidth);
  },
};

/** What each field says after a press of the button. */
export const FieldErrors: Story = {
  name: '表单错误 Field Errors',
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: '提交' }));
    await screen.findByText('请输入您要咨询的内容');
  },
};
