import { makePaper } from '@cloud-school/domain/testing';
import type { Submission } from '@cloud-school/engine';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, screen, waitFor, within } from 'storybook/test';
import { makeAnswerSource } from '../../../answer-card/testing/makeAnswerSource.ts';
import { ready } from '../../../primitives/block/Loadable.ts';
import { LiveExam } from '../testing/LiveExam.tsx';
import { makeExamArgs } from '../testing/makeExamArgs.ts';
import { makeSampleSource } from '../testing/makeSampleSource.ts';
import { makeSubmission } from '../testing/makeSubmission.ts';

const paper = makePaper({ questionCount: 16, title: '基础照护测试', timeLimitMinutes: 60 });

const meta = {
  tags: ['!autodocs'],
  component: LiveExam,
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'desktop' } },
  args: makeExamArgs(paper, makeAnswerSource(paper)),
  // A new instance for each story.
  render: (args) => <LiveExam {...args} />,
} satisfies Meta<typeof LiveExam>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The dialog once its opening animation has ended. */
async function opened(name: string) {
  const dialog = await screen.findByRole('dialog', { name });
  await waitFor(() => expect(dialog).toBeVisible());
  return within(dialog);
}

/** After a dialog that opened a question: Tab goes on from its stem. */
async function expectFocusOnStem(question: HTMLElement) {
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await waitFor(() => expect(question.querySelector('[data-stem]')).toHaveFocus());
}

export const SubmitWithUnanswered: Story = {
  args: { source: makeAnswerSource(paper) },
  play: async ({ canvas, userEvent, args, step }) => {
    await step('the dialog shows that answers are missing', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '交卷' }));
      const dialog = await opened('交卷');
      await expect(dialog.getByText('您还有未作答的题目，确定要提交吗？')).toBeVisible();
      await expect(screen.getByRole('dialog').offsetWidth).toBe(360);
      await expect(dialog.getByText('未答 16 题')).toBeVisible();
      await expect(dialog.getByText('剩余 38:14')).toBeVisible();
    });
    await step('a number opens its question', async () => {
      await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: '第 7 题' }));
      const question = await canvas.findByRole('region', { name: '第 7 题' });
      await expectFocusOnStem(question);
      await expect(args.onSubmit).not.toHaveBeenCalled();
    });
    await step('交卷 in the dialog submits once', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '交卷' }));
      const dialog = await opened('交卷');
      await userEvent.click(dialog.getByRole('button', { name: '交卷' }));
      await expect(args.onSubmit).toHaveBeenCalledOnce();
    });
  },
};

const small = makePaper({ questionCount: 2, kinds: ['single'], timeLimitMinutes: null });
const answeredAll = makeAnswerSource(small);
for (const { id } of small.groups.flatMap((group) => group.questions)) {
  answeredAll.answer(id, { optionKeys: ['A'], texts: [] });
}
export const SubmitWithAllAnswered: Story = {
  args: { paper: ready(small), source: answeredAll, clock: null },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '交卷' }));
    const dialog = await opened('交卷');
    await expect(dialog.getByText('确定要提交吗？')).toBeVisible();
    await expect(dialog.getByText('2 题全部作答，都已保存')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: '再看看' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
};

export const Exit: Story = {
  args: { source: makeAnswerSource(paper) },
  play: async ({ canvas, userEvent, args, step }) => {
    await step('the arrow opens a dialog whose primary action is to stay', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '返回' }));
      const dialog = await opened('退出提示');
      await expect(dialog.getByText('当前测试未提交，确定要退出吗？')).toBeVisible();
      await waitFor(() => expect(dialog.getByRole('button', { name: '继续答题' })).toHaveFocus());
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
      await expect(args.onExit).not.toHaveBeenCalled();
    });
    await step('退出 leaves without submitting', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '返回' }));
      const dialog = await opened('退出提示');
      await userEvent.click(dialog.getByRole('button', { name: '退出' }));
      await expect(args.onExit).toHaveBeenCalledOnce();
      await expect(args.onSubmit).not.toHaveBeenCalled();
    });
  },
};

export const SubmitFailed: Story = {
  args: {
    source: makeAnswerSource(paper, { unsavedCount: 2 }),
    submission: makeSubmission({ step: 'failed', reason: 'unsaved', trigger: 'click' }),
  },
  play: async ({ canvas, userEvent, args, step }) => {
    await step('the failure shows that the answers are saved and offers a retry', async () => {
      const dialog = await opened('提交失败，请联系管理员');
      await expect(dialog.getByText(/没有丢失/)).toBeVisible();
      await userEvent.click(dialog.getByRole('button', { name: '重新提交' }));
      await expect(args.onSubmit).toHaveBeenCalledOnce();
    });
    await step('after 稍后再试 the questions can be answered again', async () => {
      await userEvent.click(screen.getByRole('button', { name: '稍后再试' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
      await userEvent.click(canvas.getByRole('radio', { name: 'A 每 1 小时' }));
      await expect(args.onAnswer).toHaveBeenCalled();
    });
  },
};

const fifth = paper.groups.flatMap(({ questions }) => questions)[4]?.id ?? '';

export const SubmitRefused: Story = {
  args: {
    source: makeAnswerSource(paper, { unsavedCount: 1 }),
    submission: makeSubmission({
      step: 'failed',
      reason: 'refused',
      trigger: 'click',
      refused: [{ questionId: fifth, words: '本题已停用' }],
    }),
  },
  play: async ({ userEvent, args, step }) => {
    const dialog = await opened('提交失败，请联系管理员');
    await step('the student sees which answer was refused, and why', async () => {
      await expect(dialog.getByText(/答案第 5 题未被接受：本题已停用。/)).toBeVisible();
      await expect(dialog.queryByText(/网络/)).not.toBeInTheDocument();
    });
    await step('and may hand in without it', async () => {
      await userEvent.click(dialog.getByRole('button', { name: '不带这些答案交卷' }));
      await expect(args.onSubmit).toHaveBeenCalledWith({ isWithoutRefused: true });
    });
  },
};

export const PutOffAtTheEnd: Story = {
  args: {
    source: makeAnswerSource(paper, { unsavedCount: 2 }),
    submission: makeSubmission({ step: 'failed', reason: 'unsaved', trigger: 'time-up', isLocked: true }),
  },
  render: (args) => <RetriedExam {...args} />,
  play: async ({ canvas, userEvent, step }) => {
    await step('the student puts the failure off', async () => {
      const dialog = await opened('提交失败，请联系管理员');
      await userEvent.click(dialog.getByRole('button', { name: '稍后再试' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    });
    await step('a retry that fails again does not bring it back', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'begin a retry' }));
      await userEvent.click(canvas.getByRole('button', { name: 'fail as before' }));
      await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    });
    await step('another reason does', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'fail otherwise' }));
      await opened('提交失败，请联系管理员');
    });
  },
};

export const PutOffUntilThePaperOpens: Story = {
  args: {
    source: makeAnswerSource(paper),
    submission: makeSubmission({ step: 'failed', reason: 'finish', trigger: 'click', isLocked: true }),
  },
  render: (args) => <RetriedExam {...args} />,
  play: async ({ canvas, userEvent, step }) => {
    await step('nobody promises that a hand-in by a press is repeated', async () => {
      const dialog = await opened('提交失败，请联系管理员');
      await expect(dialog.getByText(/先核对是否已交上；没有交上，再交一次即可/)).toBeVisible();
      await userEvent.click(dialog.getByRole('button', { name: '稍后再试' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    });
    await step('once it is known that nothing arrived, the student is asked again', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'open the paper' }));
      const dialog = await opened('提交失败，请联系管理员');
      await expect(dialog.getByText(/网络恢复后再交一次即可/)).toBeVisible();
    });
  },
};

export const TheTimeEndsWhileTheStudentIsAsked: Story = {
  args: { source: makeAnswerSource(paper) },
  render: (args) => <RetriedExam {...args} />,
  play: async ({ canvas, userEvent, step }) => {
    // The page under the dialog is hidden from roles, and takes no press of a pointer.
    const happen = (name: string) => canvas.getByText(name).click();
    await step('the hand-in of the end of the time closes the question', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '交卷' }));
      await opened('交卷');
      happen('begin a retry');
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    });
    await step('a failure stands alone: nobody is asked again', async () => {
      happen('fail at the end of the time');
      const dialog = await opened('提交失败，请联系管理员');
      await expect(screen.queryByRole('dialog', { name: '交卷' })).not.toBeInTheDocument();
      await userEvent.click(dialog.getByRole('button', { name: '稍后再试' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    });
  },
};

/** An exam whose hand-in failed; the story begins and ends its retries. */
function RetriedExam(props: ComponentProps<typeof LiveExam>) {
  const [submission, setSubmission] = useState(props.submission);
  const set = (part: Partial<Submission>) => () => setSubmission({ ...props.submission, ...part });
  return (
    <>
      <LiveExam {...props} submission={submission} />
      <button type="button" onClick={set({ step: 'finishing', reason: null })}>
        begin a retry
      </button>
      <button type="button" onClick={set({})}>
        fail as before
      </button>
      <button type="button" onClick={set({ reason: 'finish' })}>
        fail otherwise
      </button>
      <button
        type="button"
        onClick={set({ step: 'failed', reason: 'unsaved', trigger: 'time-up', isLocked: true })}
      >
        fail at the end of the time
      </button>
      <button type="button" onClick={set({ isLocked: false })}>
        open the paper
      </button>
    </>
  );
}

export const SheetOnPhone: Story = {
  args: { source: makeAnswerSource(paper) },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent, step }) => {
    await step('the card opens from the footer', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: '答题卡，已答 0 / 16' }));
      const sheet = await opened('答题卡（共16题）');
      await userEvent.click(sheet.getByRole('button', { name: /^第 5 题/ }));
      await expectFocusOnStem(await canvas.findByRole('region', { name: '第 5 题' }));
    });
    await step('closed without a choice, it returns the focus to its button', async () => {
      const button = canvas.getByRole('button', { name: /^答题卡/ });
      await userEvent.click(button);
      await opened('答题卡（共16题）');
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(button).toHaveFocus());
    });
    await step('the card holds 交卷', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /^答题卡/ }));
      const sheet = await opened('答题卡（共16题）');
      await userEvent.click(sheet.getByRole('button', { name: '交卷' }));
      await opened('交卷');
    });
  },
};

const lastId = paper.groups.at(-1)?.questions.at(-1)?.id ?? null;
export const PhoneHandsInOnTheLastQuestion: Story = {
  args: { source: makeAnswerSource(paper), currentId: lastId },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '交卷' }));
    const dialog = await opened('交卷');
    await userEvent.click(dialog.getByRole('button', { name: '交卷' }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

export const PhoneReadsOnly: Story = {
  args: { source: makeAnswerSource(paper), currentId: lastId, writeAccess: 'held-elsewhere' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /^答题卡/ })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: '交卷' })).not.toBeInTheDocument();
  },
};

export const HomeworkSubmitIsSolidAtTheEnd: Story = {
  args: { kind: 'homework', source: makeAnswerSource(paper) },
  play: async ({ canvas, userEvent, step }) => {
    const submit = () => canvas.getByRole('button', { name: '提交作业' });
    const ground = (button: HTMLElement) => getComputedStyle(button).backgroundColor;
    const solid = ground(canvas.getByRole('button', { name: '下一题' }));
    await step('while questions follow, the next question is the main action', async () => {
      await expect(ground(submit())).not.toBe(solid);
    });
    await step('on the last question it is the submission', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /^第 16 题/ }));
      await waitFor(() => expect(ground(submit())).toBe(solid));
    });
  },
};

export const SingleKeysSwitchedOff: Story = {
  args: { source: makeAnswerSource(paper) },
  play: async ({ canvas, userEvent, args, step }) => {
    await step('? lists the keys, and the switch turns single ones off', async () => {
      await userEvent.keyboard('?');
      const dialog = await opened('快捷键');
      await expect(dialog.getByText('选择选项')).toBeVisible();
      await userEvent.click(dialog.getByRole('switch', { name: '单键快捷键' }));
      await expect(args.singleKeys.onChange).toHaveBeenLastCalledWith(false);
      await expect(dialog.queryByText('选择选项')).not.toBeInTheDocument();
      await userEvent.click(dialog.getByRole('button', { name: '关闭' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    });
    await step('then letters and ? do nothing, and no hint names them; arrows still move', async () => {
      await userEvent.keyboard('at?');
      await expect(args.onAnswer).not.toHaveBeenCalled();
      await expect(canvas.queryByText('已答 0 题，未答 16 题')).not.toBeInTheDocument();
      await expect(canvas.queryByText(/按 A–D/)).not.toBeInTheDocument();
      await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
      await userEvent.keyboard('{ArrowRight}');
      await expect(await canvas.findByRole('region', { name: '第 2 题' })).toBeVisible();
    });
    await step('the button turns them on again', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '快捷键' }));
      const dialog = await opened('快捷键');
      await userEvent.click(dialog.getByRole('switch', { name: '单键快捷键' }));
      await userEvent.click(dialog.getByRole('button', { name: '关闭' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
      await userEvent.keyboard('a');
      await expect(args.onAnswer).toHaveBeenCalledOnce();
    });
  },
};

export const HomeworkWording: Story = {
  args: { kind: 'homework', source: makeAnswerSource(paper) },
  play: async ({ canvas, userEvent, step }) => {
    await step('the hand-in is a submission', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '提交作业' }));
      const dialog = await opened('提交作业');
      await expect(dialog.getByText('您还有未作答的题目，确定要提交吗？')).toBeVisible();
      await expect(dialog.getByRole('button', { name: '提交作业' })).toBeVisible();
      await userEvent.click(dialog.getByRole('button', { name: '继续答题' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    });
    await step('leaving says that the homework is not submitted', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '返回' }));
      await expect((await opened('退出提示')).getByText('当前作业未提交，确定要退出吗？')).toBeVisible();
    });
  },
};

export const HomeworkFailure: Story = {
  args: {
    kind: 'homework',
    source: makeAnswerSource(paper),
    submission: makeSubmission({ step: 'failed', reason: 'finish', trigger: 'click' }),
  },
  play: async ({ args, userEvent }) => {
    const dialog = await opened('提交失败，请联系管理员');
    await userEvent.click(dialog.getByRole('button', { name: '重新提交' }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

export const CollectedWording: Story = {
  args: { isCollected: true, source: makeSampleSource(paper), clock: null },
  play: async ({ canvas, userEvent, step }) => {
    await step('the bar names the device, never the server', async () => {
      await expect(canvas.getByText('已存本机 10:42')).toBeVisible();
      await expect(canvas.queryByText(/已保存/)).not.toBeInTheDocument();
    });
    await step('so does the exit dialog', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '返回' }));
      await expect((await opened('退出提示')).getByText(/题都已存本机。$/)).toBeVisible();
    });
  },
};
