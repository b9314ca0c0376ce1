import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { fn } from 'storybook/test';
import { SampleRow } from '../../testing/SampleRow.ts';
import { Button } from '../button/Button.tsx';
import { ConfirmDialog } from './ConfirmDialog.tsx';

const meta = {
  title: '确认对话框 ConfirmDialog',
  id: 'confirm-dialog',
  component: ConfirmDialog,
  args: {
    isOpen: true,
    title: '交卷',
    description: '您还有未作答的题目，确定要提交吗？未答 13 题，剩余 38:14。',
    confirmLabel: '交卷',
    cancelLabel: '继续答题',
    onConfirm: fn(),
    onCancel: fn(),
  },
  parameters: {
    layout: 'fullscreen',
  },
} satisfies Meta<typeof ConfirmDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { name: '默认 Default' };
export const Busy: Story = { name: '忙 提交中 Busy', args: { isBusy: true } };
export const Danger: Story = {
  name: '危险操作 Danger',
  args: {
    tone: 'danger',
    title: '删除这条笔记？',
    description: '删除后不能恢复。',
    confirmLabel: '删除笔记',
    cancelLabel: undefined,
  },
};

const questions = { 交卷: Default, 删除笔记: Danger };

/** A button for each variant: a plain question, and an action that cannot be undone. */
export const Variants: Story = {
  name: '全部样式 Variants',
  args: { isOpen: false },
  parameters: { layout: 'padded' },
  render: function Row(args) {
    const [shown, setShown] = useState('');
    const close = () => setShown('');
    return (
      <SampleRow $gap={3}>
        {Object.entries(questions).map(([name, story]) => (
          <div key={name}>
            <Button variant="secondary" onClick={() => setShown(name)}>
              {name}
            </Button>
            <ConfirmDialog
              {...args}
              {...story.args}
              isOpen={shown === name}
              onConfirm={close}
              onCancel={close}
            />
          </div>
        ))}
      </SampleRow>
    );
  },
};
