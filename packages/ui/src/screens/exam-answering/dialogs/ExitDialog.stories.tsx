import { makePaper } from '@cloud-school/domain/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { makeSampleSource } from '../testing/makeSampleSource.ts';
import { makeStillClock } from '../testing/makeStillClock.ts';
import { ExitDialog } from './ExitDialog.tsx';

const meta = {
  title: '退出对话框 ExitDialog',
  id: 'exit-dialog',
  component: ExitDialog,
  parameters: { layout: 'fullscreen' },
  args: {
    isOpen: true,
    source: makeSampleSource(makePaper({ questionCount: 16 })),
    clock: makeStillClock(),
    isReadOnly: false,
    onExit: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof ExitDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { name: '默认 Default' };
/** Another window has the attempt: nothing of this one can be lost. */
export const ReadOnly: Story = { name: '只读 他处在答 Read Only', args: { isReadOnly: true } };
