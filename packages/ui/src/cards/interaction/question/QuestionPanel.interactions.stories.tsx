import { makeMany, makeStudyQuestion } from '@cloud-school/domain/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import { ready } from '../../../primitives/block/Loadable.ts';
import { startComposition, typeComposing } from '../../../primitives/text-entry/testing/composeInStory.ts';
import type { SendOutcome } from '../../composer/useComposer.ts';
import { StatefulQuestionPanel } from '../testing/StatefulPanels.tsx';
import { QuestionPanel } from './QuestionPanel.tsx';

const meta = {
  tags: ['!autodocs'],
  component: QuestionPanel,
  args: {
    head: { variant: 'titled', onClose: fn() },
    questions: ready(makeMany(makeStudyQuestion, 6)),
    studentId: '5001',
    now: new Date('2026-11-21T15:20:00+08:00'),
    draft: { value: '', onChange: fn(), keep: fn(), clear: fn() },
    onSend: fn(async (): Promise<SendOutcome> => ({ isSent: true })),
  },
  parameters: { frame: { width: 360, height: 720 } },
  render: (args) => <StatefulQuestionPanel {...args} />,
} satisfies Meta<typeof QuestionPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WhoAskedWhatAndWhoAnswered: Story = {
  play: async ({ canvas, userEvent, step }) => {
    await step('own questions are signed 我 and wait for a teacher', async () => {
      await expect(canvas.getAllByText('我')).toHaveLength(2);
      await expect(canvas.getAllByText('等待老师回答')).toHaveLength(2);
      await expect(canvas.getAllByText('今天 14:52')[0]).toBeVisible();
    });
    await step('an answer is signed by its teacher', async () => {
      await expect(canvas.getAllByText('何俊峰')[0]).toBeVisible();
      await expect(canvas.getAllByText('今天 14:41')[0]).toBeVisible();
    });
    await step('the student looks at own questions only', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '我的 2' }));
      await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
      await userEvent.click(canvas.getByRole('button', { name: '全部 6' }));
      await expect(canvas.getAllByRole('listitem')).toHaveLength(6);
    });
  },
};

export const Asking: Story = {
  play: async ({ canvas, userEvent, args, step }) => {
    const field = canvas.getByRole('textbox', { name: '提问' });
    const button = canvas.getByRole('button', { name: '提问' });
    await step('nothing is sent without words', async () => {
      await userEvent.type(field, '  ');
      await userEvent.click(button);
      await expect(await canvas.findByText('请填写问题内容')).toBeVisible();
      await expect(field).toHaveFocus();
      await expect(args.onSend).not.toHaveBeenCalled();
    });
    await step('the words are counted and sent without surrounding space', async () => {
      await userEvent.clear(field);
      await userEvent.type(field, ' 移位单可以用吗？');
      await expect(canvas.queryByText('请填写问题内容')).toBeNull();
      await expect(canvas.getByText('9 / 100')).toBeVisible();
      await userEvent.click(button);
      await waitFor(() => expect(args.onSend).toHaveBeenLastCalledWith('移位单可以用吗？'));
    });
    await step('the field is free for the next question', async () => {
      await waitFor(() => expect(field).toHaveValue(''));
      await expect(canvas.getByText('0 / 100')).toBeVisible();
    });
  },
};

export const RefusedWordsStay: Story = {
  args: {
    draft: { value: '什么时候考试？', onChange: fn(), keep: fn(), clear: fn() },
    onSend: fn(async (): Promise<SendOutcome> => ({ isSent: false, reason: '系统繁忙' })),
  },
  play: async ({ canvas, userEvent, args, step }) => {
    const field = canvas.getByRole('textbox', { name: '提问' });
    await step('the reason is shown under the words, which stay', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '提问' }));
      await expect(await canvas.findByText('系统繁忙')).toBeVisible();
      await expect(field).toHaveValue('什么时候考试？');
    });
    await step('they can be sent again', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '提问' }));
      await waitFor(() => expect(args.onSend).toHaveBeenCalledTimes(2));
    });
  },
};

export const OnePressSendsOnce: Story = {
  args: {
    draft: { value: '好', onChange: fn(), keep: fn(), clear: fn() },
    onSend: fn(() => new Promise<SendOutcome>(() => undefined)),
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.dblClick(canvas.getByRole('button', { name: '提问' }));
    await waitFor(() => expect(args.onSend).toHaveBeenCalledOnce());
    await expect(canvas.getByRole('textbox', { name: '提问' })).toHaveAttribute('readonly');
  },
};

export const InputMethodsAreLeftAlone: Story = {
  args: { draft: { value: '字'.repeat(98), onChange: fn(), keep: fn(), clear: fn() } },
  play: async ({ canvas, args, step }) => {
    const field = canvas.getByRole<HTMLTextAreaElement>('textbox', { name: '提问' });
    const start = '字'.repeat(98);
    field.focus();
    await step('letters of a composition pass the limit and are not counted', async () => {
      await startComposition(field);
      await typeComposing(field, `${start}yi wei dan`);
      await expect(field).toHaveValue(`${start}yi wei dan`);
      await expect(canvas.getByText('98 / 100')).toBeVisible();
      await expect(args.draft.onChange).not.toHaveBeenCalled();
    });
    await step('the chosen words are cut at 100, and the field says so', async () => {
      await typeComposing(field, `${start}移位单`);
      await fireEvent.compositionEnd(field, { data: '移位单' });
      await expect(field).toHaveValue(`${start}移位`);
      await expect(canvas.getByText('100 / 100')).toBeVisible();
      await expect(canvas.getByText('最多 100 字，多出的字没有录入')).toBeVisible();
    });
  },
};

/** Nodes that a panel may have on the page, whatever its length. */
const NODES = 2500;

export const NineHundredQuestions: Story = {
  args: {
    questions: ready([
      ...makeMany(makeStudyQuestion, 998),
      makeStudyQuestion({ id: 'last', title: '最早的问题' }, 998),
    ]),
  },
  // Many rows of the kind that other stories show.
  parameters: { a11y: { test: 'off' } },
  play: async ({ canvas, canvasElement, step }) => {
    const nodes = () => canvasElement.querySelectorAll('*').length;
    await step('only what is near the visible part is drawn', async () => {
      await expect(canvas.getByRole('button', { name: '全部 999' })).toBeVisible();
      await expect(nodes()).toBeLessThan(NODES);
    });
    await step('the last question is there when it is scrolled to', async () => {
      const scroller = canvas.getAllByRole('list')[0]?.closest('section')?.children[1];
      if (!scroller) throw new Error('No list.');
      await waitFor(async () => {
        scroller.scrollTo({ top: scroller.scrollHeight, behavior: 'instant' });
        await expect(canvas.getByText('最早的问题')).toBeVisible();
      });
      await expect(nodes()).toBeLessThan(NODES);
    });
  },
};
