import { makePaper } from '@cloud-school/domain/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { LivePractice } from '../testing/LivePractice.tsx';
import { makePracticeArgs } from '../testing/makePracticeArgs.ts';

const makeArgs = () =>
  makePracticeArgs(makePaper({ timeLimitMinutes: null, questionCount: 5, kinds: ['single', 'multiple'] }));

const meta = {
  tags: ['!autodocs'],
  component: LivePractice,
  parameters: { layout: 'fullscreen' },
  args: makeArgs(),
} satisfies Meta<typeof LivePractice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Trials: Story = {
  args: makeArgs(),
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas, userEvent, step }) => {
    const trials = within(canvas.getByRole('region', { name: '试一试' }));
    const row = (label: string) =>
      trials.getAllByRole('listitem').find(({ textContent }) => textContent.includes(label));
    await step('nothing is tried yet, and no clock runs', async () => {
      await expect(trials.queryByText(/已试过/)).not.toBeInTheDocument();
      await expect(canvas.queryByRole('timer')).not.toBeInTheDocument();
    });
    await step('a choice by pointer is none by key', async () => {
      await userEvent.click(canvas.getAllByRole('radio')[0] as HTMLElement);
      await expect(row('用键盘选一个选项')).not.toHaveTextContent('已试过');
    });
    await step('a letter chooses', async () => {
      await userEvent.keyboard('b');
      await expect(row('用键盘选一个选项')).toHaveTextContent('已试过');
    });
    await step('an arrow goes to the next question', async () => {
      await userEvent.keyboard('{ArrowRight}');
      await expect(row('用方向键换题')).toHaveTextContent('已试过');
    });
    await step('the bookmark marks', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '标记' }));
      await expect(row('给一道题做标记')).toHaveTextContent('已试过');
    });
    await step('a tile leads to another question', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /^第 5 题/ }));
      await expect(row('从答题卡跳到另一题')).toHaveTextContent('已试过');
    });
    await step('without a limit no time is offered, nor said by its key', async () => {
      await userEvent.keyboard('t');
      await expect(document.querySelector('[data-announcer="report"]')).toBeEmptyDOMElement();
      await userEvent.keyboard('?');
      const keys = await within(document.body).findByRole('dialog', { name: '快捷键' });
      await expect(keys).not.toHaveTextContent('报时');
      await expect(trials.queryByText(/报时/)).not.toBeInTheDocument();
    });
  },
};

export const NothingIsSaved: Story = {
  args: makeArgs(),
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas, userEvent, args, step }) => {
    const body = within(document.body);
    await step('the screen says so, and claims no saved answer', async () => {
      await expect(canvas.getByText('练习：不记分、不保存')).toBeVisible();
      await expect(canvas.queryByText(/\d 分/)).not.toBeInTheDocument();
      await userEvent.click(canvas.getAllByRole('radio')[0] as HTMLElement);
      await expect(canvas.getByRole('button', { name: '第 1 题，已答' })).toBeVisible();
      await expect(canvas.queryByText(/已保存|自动保存/)).not.toBeInTheDocument();
    });
    await step('the hand-in asks first, as in an exam', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '交卷' }));
      const dialog = within(await body.findByRole('dialog', { name: '交卷' }));
      await expect(dialog.queryByText(/保存/)).not.toBeInTheDocument();
      await userEvent.click(dialog.getByRole('button', { name: '交卷' }));
      await expect(args.onSubmit).toHaveBeenCalledOnce();
    });
    await step('the banner leaves at once', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: '退出练习' }));
      await expect(args.onExit).toHaveBeenCalledOnce();
    });
  },
};

/** A short question and the answer card beside it have the same height. */
export const EndsOnOneLine: Story = {
  args: makeArgs(),
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    const end = (name: string) => canvas.getByRole('region', { name }).getBoundingClientRect().bottom;
    await expect(end('第 1 题')).toBeCloseTo(end('答题卡（共5题）'), 0);
  },
};

/** Two mistakes that one press answers. */
const makeRound = () => ({
  ...makePracticeArgs(makePaper({ timeLimitMinutes: null, questionCount: 2, kinds: ['single'] })),
  purpose: 'mistakes' as const,
});

export const Round: Story = {
  args: makeRound(),
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent, args, step }) => {
    const question = (number: number) => canvas.findByRole('region', { name: `第 ${number} 题` });
    const option = async (number: number) => {
      const [first] = within(await question(number)).getAllByRole('radio');
      return first as HTMLInputElement;
    };
    await step('a choice by key stays at its question', async () => {
      (await option(1)).focus();
      await userEvent.keyboard(' ');
      await expect(await option(1)).toBeChecked();
      await expect(within(await question(1)).getByText('选好后自动到下一题')).toBeVisible();
    });
    await step('a press shows the next question by itself', async () => {
      await userEvent.click((await option(1)).closest('label') as HTMLElement);
      const last = within(await question(2));
      // Nothing follows the last one.
      await expect(last.queryByText('选好后自动到下一题')).not.toBeInTheDocument();
    });
    await step('what is not answered is asked about before the hand-in', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '交卷' }));
      const dialog = within(await within(document.body).findByRole('dialog', { name: '交卷' }));
      await userEvent.click(dialog.getByRole('button', { name: '继续答题' }));
      await expect(args.onSubmit).not.toHaveBeenCalled();
    });
    await step('a round that is answered whole is handed in at once', async () => {
      await userEvent.click((await option(2)).closest('label') as HTMLElement);
      await userEvent.click(await canvas.findByRole('button', { name: '交卷' }));
      await expect(args.onSubmit).toHaveBeenCalledOnce();
    });
  },
};
