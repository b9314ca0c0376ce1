import { makePaper } from '@cloud-school/domain/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { numberPaper } from '../../../answer-card/numberPaper.ts';
import { makeSampleSource } from '../testing/makeSampleSource.ts';
import { makeSubmission } from '../testing/makeSubmission.ts';
import { FailureDialog } from './FailureDialog.tsx';

const paper = makePaper({ questionCount: 16 });

const meta = {
  title: '提交失败对话框 FailureDialog',
  id: 'failure-dialog',
  component: FailureDialog,
  parameters: { layout: 'fullscreen' },
  args: {
    isOpen: true,
    submission: makeSubmission({ step: 'failed', reason: 'unsaved', trigger: 'click' }),
    source: makeSampleSource(paper, { state: 'offline', unsavedCount: 3 }),
    entries: numberPaper(paper).entries,
    onClose: fn(),
    onSubmit: fn(),
    onSignIn: fn(),
  },
} satisfies Meta<typeof FailureDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Without a network the last answers are on the device only. */
export const Offline: Story = { name: '离线 断网 Offline' };
/** The sign-in is over. */
export const Expired: Story = {
  name: '登录过期 Expired',
  args: { submission: makeSubmission({ step: 'failed', reason: 'expired', trigger: 'click' }) },
};
/** The server refuses two answers. */
export const Refused: Story = {
  name: '被拒绝 Refused',
  args: {
    submission: makeSubmission({
      step: 'failed',
      reason: 'refused',
      trigger: 'click',
      refused: numberPaper(paper)
        .entries.slice(0, 2)
        .map(({ question }) => ({ questionId: question.id, words: '答案格式不正确' })),
    }),
  },
};
