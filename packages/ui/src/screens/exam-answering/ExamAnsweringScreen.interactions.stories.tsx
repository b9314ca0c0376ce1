import { makePaper } from '@cloud-school/domain/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { makeAnswerSource } from '../../answer-card/testing/makeAnswerSource.ts';
import { getFirstQuestionId } from './testing/getFirstQuestionId.ts';
import { LiveExam } from './testing/LiveExam.tsx';
import { makeExamArgs } from './testing/makeExamArgs.ts';
import { makeStillClock } from './testing/makeStillClock.ts';
import { makeSubmission } from './testing/makeSubmission.ts';

const paper = makePaper({ questionCount: 16, title: '基础照护测试', timeLimitMinutes: 60 });
const lastId = paper.groups.at(-1)?.questions.at(-1)?.id ?? null;

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

const multipleId = getFirstQuestionId(paper, 'multiple');
export const HeadShowsCountAndPoints: Story = {
  args: { source: makeAnswerSource(paper), currentId: multipleId },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('基础照护测试');
    await expect(canvas.getByRole('heading', { name: '二、多选题', level: 2 })).toBeVisible();
    await expect(canvas.getByRole('region', { name: /^第/ })).toHaveTextContent('共 3 题 9 分，每题 3 分');
  },
};
export const HeadShowsCountAndPointsOnPhone: Story = {
  ...HeadShowsCountAndPoints,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '多选题', level: 2 })).toBeVisible();
    await expect(canvas.getByRole('region', { name: /^第/ })).toHaveTextContent('3 题 · 9 分');
  },
};

export const AnsweringShows: Story = {
  args: { source: makeAnswerSource(paper), currentId: getFirstQuestionId(paper, 'short-answer') },
  play: async ({ canvas, userEvent, args, step }) => {
    await step('an answer is passed on, counted and shown on its tile', async () => {
      await userEvent.type(canvas.getByRole('textbox', { name: '您的答案' }), '翻身');
      await expect(args.onAnswer).toHaveBeenLastCalledWith('short-answer-1', {
        optionKeys: [],
        texts: ['翻身'],
      });
      await expect(canvas.getByRole('contentinfo')).toHaveTextContent('已答 1未答 15');
      await expect(canvas.getByRole('button', { name: '第 14 题，已答，已保存' })).toBeVisible();
    });
    await step('leaving the question calls back, so that the answer is saved', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '下一题' }));
      await expect(args.onSave).toHaveBeenCalled();
      await expect(args.onMove).toHaveBeenLastCalledWith('short-answer-2');
      await expect(canvas.getByText(/第 15 题/, { selector: 'output' })).toBeInTheDocument();
    });
  },
};

export const MovesBetweenQuestions: Story = {
  args: { source: makeAnswerSource(paper) },
  play: async ({ canvas, canvasElement, userEvent, args, step }) => {
    await waitFor(() => expect(canvas.getByRole('region', { name: '第 1 题' })).toHaveFocus());
    await step('the first question has no previous button', async () => {
      await expect(canvas.queryByRole('button', { name: '上一题' })).not.toBeInTheDocument();
      await userEvent.keyboard('{ArrowLeft}');
      await expect(args.onBoundary).toHaveBeenLastCalledWith('已经是第一题了');
    });
    await step(
      'the next button and the arrow key show the next question, which was rendered ahead',
      async () => {
        const findAhead = () => canvasElement.querySelector('[aria-label="第 2 题"]');
        await waitFor(() => expect(findAhead()).not.toBeNull());
        const ahead = findAhead();
        await expect(ahead).not.toBeVisible();
        await userEvent.click(canvas.getByRole('button', { name: '下一题' }));
        await expect(ahead).toBeVisible();
        await userEvent.keyboard('{ArrowRight}');
        await expect(canvas.getByRole('region', { name: '第 3 题' })).toBeVisible();
      },
    );
    await step('a tile moves to its question', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /^第 16 题/ }));
      await expect(args.onMove).toHaveBeenLastCalledWith(lastId);
      await expect(canvas.getByText('未知题型', { selector: 'b' })).toBeVisible();
    });
    await step('the last question has no next button', async () => {
      await expect(canvas.queryByRole('button', { name: '下一题' })).not.toBeInTheDocument();
      await userEvent.keyboard('{ArrowRight}');
      // Inside the card the arrow keys move between tiles.
      await userEvent.click(canvas.getByRole('heading', { name: '六、未知题型', level: 2 }));
      await userEvent.keyboard('{ArrowRight}');
      await expect(args.onBoundary).toHaveBeenLastCalledWith('已经是最后一题了');
    });
    await step('the student marks a question', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '标记' }));
      await expect(canvas.getByRole('button', { name: '第 16 题，未答，已标记' })).toBeVisible();
    });
  },
};

export const KeyboardOnly: Story = {
  args: { source: makeAnswerSource(paper) },
  play: async ({ canvas, userEvent, args, step }) => {
    await step(
      'the first question has the focus; Tab moves from the bar through question and card to the footer',
      async () => {
        await waitFor(() => expect(canvas.getByRole('region', { name: '第 1 题' })).toHaveFocus());
        await userEvent.tab({ shift: true });
        await expect(canvas.getByRole('button', { name: '返回' })).toHaveFocus();
        await userEvent.tab();
        await expect(canvas.getByRole('button', { name: '标记' })).toHaveFocus();
        await userEvent.tab();
        await expect(canvas.getByRole('radio', { name: 'A 每 1 小时' })).toHaveFocus();
        await userEvent.keyboard(' ');
        await userEvent.tab();
        await expect(canvas.getByRole('button', { name: '报时' })).toHaveFocus();
        await userEvent.tab();
        await expect(canvas.getByRole('button', { name: /^第 1 题，已答/ })).toHaveFocus();
        await userEvent.tab();
        await expect(canvas.getByRole('button', { name: '快捷键' })).toHaveFocus();
        await userEvent.tab();
        await expect(canvas.getByRole('button', { name: '下一题' })).toHaveFocus();
      },
    );
    await step('Enter shows the next question; the answer stays', async () => {
      await userEvent.keyboard('{Enter}');
      await expect(canvas.getByRole('region', { name: '第 2 题' })).toBeVisible();
      await expect(args.onAnswer).toHaveBeenCalledWith('single-1', { optionKeys: ['A'], texts: [] });
    });
    await step('an arrow key on a radio shows another question and does not choose', async () => {
      await userEvent.keyboard('b');
      canvas.getByRole('radio', { name: /^B/ }).focus();
      await userEvent.keyboard('{ArrowRight}');
      await expect(canvas.getByRole('region', { name: '第 3 题' })).toBeVisible();
    });
  },
};

const takingOver = Promise.withResolvers<void>();

export const TakeOver: Story = {
  args: {
    source: makeAnswerSource(paper),
    writeAccess: 'held-elsewhere',
    onTakeOver: fn(() => takingOver.promise),
  },
  play: async ({ canvas, userEvent, args, step }) => {
    await step('this tab is read-only', async () => {
      await expect(canvas.getByText('已在其他窗口作答')).toBeVisible();
      await expect(canvas.getByText('只读')).toBeVisible();
      await expect(canvas.getByRole('radio', { name: 'A 每 1 小时' })).toBeDisabled();
      await expect(canvas.queryByRole('button', { name: '交卷' })).not.toBeInTheDocument();
    });
    await step('taking over opens a dialog', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '改在这里作答' }));
      const dialog = await screen.findByRole('dialog', { name: '改在这里作答？' });
      await userEvent.click(within(dialog).getByRole('button', { name: '改在这里' }));
      await expect(args.onTakeOver).toHaveBeenCalledOnce();
    });
    await step('the dialog is there until this tab takes answers', async () => {
      await userEvent.keyboard('{Escape}');
      await expect(screen.getByRole('dialog', { name: '改在这里作答？' })).toBeVisible();
      takingOver.resolve();
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    });
  },
};

export const LockedWhileSubmitting: Story = {
  args: {
    source: makeAnswerSource(paper),
    submission: makeSubmission({ step: 'finishing', trigger: 'time-up', isLocked: true }),
  },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('时间到，正在交卷，请不要关闭本页。')).toBeVisible();
    await expect(canvas.getByRole('radio', { name: 'A 每 1 小时' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: '正在交卷' }));
    await userEvent.keyboard('a');
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await expect(args.onAnswer).not.toHaveBeenCalled();
  },
};

let seconds = 2294;
const clockListeners = new Set<() => void>();

/** The time of the hand-in stays on the ring, whatever the clock says. */
export const ClockStandsStillWhileSubmitting: Story = {
  args: {
    source: makeAnswerSource(paper),
    submission: makeSubmission({ step: 'draining', trigger: 'click', isLocked: true }),
    clock: {
      subscribe: (listener) => {
        clockListeners.add(listener);
        return () => clockListeners.delete(listener);
      },
      get: () => ({ seconds, share: seconds / 3600, endsAt: null }),
    },
  },
  beforeEach: () => {
    seconds = 2294;
  },
  play: async ({ canvas }) => {
    const timer = canvas.getByRole('timer', { name: '剩余时间' });
    await expect(timer).toHaveTextContent('38:14');
    await expect(timer.parentElement).toHaveTextContent('正在交卷');
    seconds -= 9;
    for (const listener of clockListeners) listener();
    await expect(canvas.getByRole('timer', { name: '剩余时间' })).toHaveTextContent('38:14');
  },
};

export const SaveStates: Story = {
  args: { source: makeAnswerSource(paper) },
  play: async ({ canvas, userEvent, args, step }) => {
    const { source } = args;
    await step('offline: the bar and the strip show it', async () => {
      source.setSummary({ state: 'offline', unsavedCount: 3 });
      await expect(await canvas.findByText('离线，已存本机')).toBeVisible();
      await expect(canvas.getByText(/网络断开，您可以继续作答/)).toBeVisible();
    });
    await step('failed: a button retries', async () => {
      source.setSummary({ state: 'failed', unsavedCount: 3, failureCount: 2, retryAt: Date.now() + 8000 });
      await expect(await canvas.findByText('保存失败，将自动重试')).toBeVisible();
      await expect(canvas.getByText(/第 2 次重试/)).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: '马上重试' }));
      await expect(args.onRetryNow).toHaveBeenCalledOnce();
    });
    await step('expired: a button signs in again', async () => {
      source.setSummary({ state: 'expired', retryAt: null });
      await expect(await canvas.findByText('登录已过期，已存本机')).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: '重新登录' }));
      await expect(args.onSignIn).toHaveBeenCalledOnce();
    });
    await step('saved: the strip is gone', async () => {
      const savedAt = new Date('2026-11-21T10:42:00+08:00').getTime();
      source.setSummary({ state: 'saved', unsavedCount: 0, savedAt });
      await expect(await canvas.findByText('已保存 10:42')).toBeVisible();
      await expect(canvas.queryByRole('button', { name: '重新登录' })).not.toBeInTheDocument();
    });
  },
};

const onUse = fn();
const onDecline = fn();

export const UnsentAnswersAreOffered: Story = {
  args: { source: makeAnswerSource(paper), unsentAnswers: { count: 3, onUse, onDecline } },
  play: async ({ canvas, userEvent, step }) => {
    await step('the strip says how many answers are unsent; nothing is used unasked', async () => {
      await expect(canvas.getByText('保留的作答')).toBeVisible();
      await expect(canvas.getByText(/这台设备上还有 3 道题的答案/)).toBeVisible();
      await expect(onUse).not.toHaveBeenCalled();
    });
    await step('each choice calls back', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '暂不使用' }));
      await expect(onDecline).toHaveBeenCalledOnce();
      await userEvent.click(canvas.getByRole('button', { name: '用到这次作答' }));
      await expect(onUse).toHaveBeenCalledOnce();
    });
  },
};

export const InterruptedHandIn: Story = {
  args: { source: makeAnswerSource(paper), submission: makeSubmission({ isInterrupted: true }) },
  play: async ({ canvas, userEvent, args, step }) => {
    const [strip] = canvas
      .getAllByRole('status')
      .filter((one) => one.textContent.includes('上次交卷没有成功'));
    if (!strip) throw new Error('There is no strip.');
    await step('the strip says that the hand-in of an earlier page did not arrive', async () => {
      await expect(strip).toHaveTextContent('答案没有丢。请检查后再交卷一次。');
    });
    await step('its button asks once more, and hands in', async () => {
      await userEvent.click(within(strip).getByRole('button', { name: '交卷' }));
      const dialog = within(await screen.findByRole('dialog', { name: '交卷' }));
      await userEvent.click(dialog.getByRole('button', { name: '交卷' }));
      await expect(args.onSubmit).toHaveBeenCalledOnce();
    });
  },
};

export const ClosedElsewhere: Story = {
  args: {
    source: makeAnswerSource(paper, { state: 'failed', unsavedCount: 1, failureCount: 1 }),
    submission: makeSubmission({
      step: 'done',
      reason: 'unsaved',
      isLocked: true,
      closure: { by: 'student', at: new Date('2026-11-21T10:42:00+08:00').getTime(), heldCount: 15 },
    }),
  },
  play: async ({ canvas, userEvent, args, step }) => {
    await step('the paper says when and where it was handed in, and what arrived', async () => {
      await expect(canvas.getByText('您已在其他地方于 10:42 交卷')).toBeVisible();
      await expect(canvas.getByText(/已收到 15 道题的答案；1 道题的最后修改没有收到/)).toBeVisible();
      await expect(canvas.getByRole('radio', { name: 'A 每 1 小时' })).toBeDisabled();
    });
    await step('the student goes on, or back without a question', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '继续' }));
      await expect(args.onOpenFinished).toHaveBeenCalledOnce();
      await userEvent.click(canvas.getByRole('button', { name: '返回' }));
      await expect(args.onExit).toHaveBeenCalledOnce();
    });
  },
};

export const TimeOnDemand: Story = {
  args: { source: makeAnswerSource(paper), clock: makeStillClock({ seconds: 2294, share: 0.6 }) },
  play: async ({ canvas, userEvent, step }) => {
    await step('the button says the time left and the counts', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '报时' }));
      await expect(canvas.getByText('剩余 38 分 14 秒')).toBeVisible();
      await expect(canvas.getByText('已答 0 题，未答 16 题')).toBeVisible();
    });
    await step('Escape hides it, the key T says it again', async () => {
      await userEvent.keyboard('{Escape}');
      await expect(canvas.queryByText('剩余 38 分 14 秒')).not.toBeInTheDocument();
      await userEvent.keyboard('t');
      await expect(canvas.getByText('剩余 38 分 14 秒')).toBeVisible();
    });
  },
};

export const LettersStayInTextFields: Story = {
  args: {
    source: makeAnswerSource(paper),
    currentId: getFirstQuestionId(paper, 'short-answer'),
  },
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('textbox', { name: '您的答案' });
    await userEvent.type(field, 'tab');
    await expect(field).toHaveValue('tab');
    await expect(canvas.queryByText(/剩余 .* 秒/)).not.toBeInTheDocument();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(args.onMove).not.toHaveBeenCalled();
  },
};

export const MovingFocusesTheStem: Story = {
  args: { source: makeAnswerSource(paper) },
  play: async ({ canvas, userEvent, step }) => {
    await step('after the button the focus is on the stem of the next question', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '下一题' }));
      await waitFor(() => expect(document.activeElement).toHaveTextContent('为偏瘫老人穿脱上衣'));
    });
    await step('so Tab goes to its first option', async () => {
      await userEvent.tab();
      await expect(canvas.getByRole('radio', { name: /^A 先穿健侧/ })).toHaveFocus();
    });
    await step('after a tile too', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /^第 6 题/ }));
      await waitFor(() => expect(document.activeElement).toHaveTextContent('压疮的好发部位包括'));
    });
  },
};

export const TilesInALowWindow: Story = {
  parameters: {
    viewport: { options: { low: { name: 'low', styles: { width: '1280px', height: '600px' } } } },
  },
  globals: { viewport: { value: 'low' } },
  play: async ({ canvas }) => {
    const tile = canvas.getByRole('button', { name: /^第 8 题/ });
    const foot = canvas.getByRole('contentinfo');
    await expect(window.innerHeight).toBe(600);
    await expect(tile.getBoundingClientRect().bottom).toBeLessThan(foot.getBoundingClientRect().top - 24);
  },
};

export const Translated: Story = {
  args: { source: makeAnswerSource(paper) },
  play: async ({ canvas, userEvent, step }) => {
    const { classList } = document.documentElement;
    const notice = '题目按原文显示，不翻译。';
    await expect(canvas.queryByText(notice)).toBeNull();
    try {
      await step('the browser translates the page: the exam says what stays as it is', async () => {
        classList.add('translated-ltr');
        await expect(await canvas.findByText(notice)).toBeVisible();
        for (const option of canvas.getAllByRole('radio'))
          await expect(option.closest('[translate=no]')).not.toBeNull();
        await expect(canvas.getByRole('button', { name: '下一题' }).closest('[translate=no]')).toBeNull();
      });
      await step('a press closes the notice', async () => {
        await userEvent.click(canvas.getByRole('button', { name: '关闭提示' }));
        await expect(canvas.queryByText(notice)).toBeNull();
      });
    } finally {
      classList.remove('translated-ltr');
    }
  },
};
