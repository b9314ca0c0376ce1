import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { KeysDialog } from './KeysDialog.tsx';

const meta = {
  title: '快捷键对话框 KeysDialog',
  id: 'keys-dialog',
  component: KeysDialog,
  parameters: { layout: 'fullscreen' },
  args: { isOpen: true, hasClock: true, singleKeys: { areOn: true, onChange: fn() }, onClose: fn() },
} satisfies Meta<typeof KeysDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { name: '默认 Default' };
/** Without the keys of a single character. */
export const Off: Story = { name: '关闭 Off', args: { singleKeys: { areOn: false, onChange: fn() } } };
