import { keysOf } from '@cloud-school/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { ready } from '../../primitives/block/Loadable.ts';
import { ExamFinishedScreen } from './ExamFinishedScreen.tsx';

const meta = {
  tags: ['!autodocs'],
  component: ExamFinishedScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    kind: 'test',
    source: 'school',
    onReview: null,
    exam: ready({ title: '基础照护测试', submittedAt: null, usedSeconds: null, answered: null, total: null }),
    now: new Date('2026-11-21T11:10:00+08:00'),
    onBack: fn(),
    onTitle: fn(),
  },
} satisfies Meta<typeof ExamFinishedScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const BackButtons: Story = {
  play: async ({ canvas, userEvent, args, step }) => {
    await step('the screen shows that the test is finished and what follows', async () => {
      await expect(canvas.getByRole('heading', { name: '您已完成本次测试' })).toBeVisible();
      await expect(canvas.getByText('本测试为人工批阅，老师批阅后才能查看结果。')).toBeVisible();
    });
    await step('返回 goes back two steps', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '返回' }));
      await expect(args.onBack).toHaveBeenCalledOnce();
      await expect(args.onTitle).not.toHaveBeenCalled();
    });
    await step('the title and the arrow go back one step', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '基础照护测试' }));
      await expect(args.onTitle).toHaveBeenCalledOnce();
      await userEvent.click(canvas.getByRole('button', { name: '返回测试' }));
      await expect(args.onTitle).toHaveBeenCalledTimes(2);
      await expect(args.onBack).toHaveBeenCalledOnce();
    });
  },
};

export const FocusOnWhatCameOfIt: Story = {
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading', { name: '您已完成本次测试' });
    await expect(heading).toHaveFocus();
    // Nothing can be pressed there.
    await expect(heading.matches(':focus-visible')).toBe(true);
    await expect(getComputedStyle(heading).outlineStyle).toBe('none');
  },
};

export const MarkedAtOnce: Story = {
  args: { onReview: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('本测试已经批阅，现在就可以查看结果。')).toBeVisible();
    await expect(canvas.queryByText(/老师批阅后/)).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: '查看作答' }));
    await expect(args.onReview).toHaveBeenCalledOnce();
  },
};

const LATE_RESULTS = { pending: '正在查询结果', marked: '92 分', unmarked: /答题记录里查看/ };

export const NoLateResultMovesAnything: Story = {
  render: function Late(args) {
    const [result, setResult] = useState<keyof typeof LATE_RESULTS>('pending');
    const isMarked = result === 'marked';
    return (
      <>
        <ExamFinishedScreen
          {...args}
          isResultPending={result === 'pending'}
          score={isMarked ? 92 : null}
          onReview={isMarked ? args.onReview : null}
        />
        {keysOf(LATE_RESULTS).map((each) => (
          <button key={each} type="button" onClick={() => setResult(each)}>
            {each}
          </button>
        ))}
      </>
    );
  },
  args: {
    onReview: fn(),
    exam: ready({ title: '基础照护测试', submittedAt: null, usedSeconds: 2892, answered: 40, total: 40 }),
  },
  play: async ({ canvas, userEvent }) => {
    const back = canvas.getByRole('button', { name: '返回' });
    const heading = canvas.getByRole('heading', { name: '您已完成本次测试' });
    // Below the heading, because the press may scroll.
    const placeOfBack = () => back.getBoundingClientRect().top - heading.getBoundingClientRect().top;
    const before = placeOfBack();
    for (const result of ['marked', 'unmarked'] as const) {
      await userEvent.click(canvas.getByRole('button', { name: result }));
      await expect(canvas.getByText(LATE_RESULTS[result])).toBeVisible();
      await expect(placeOfBack()).toBeCloseTo(before, 0);
    }
  },
};

export const Homework: Story = {
  args: { kind: 'homework' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: '您已完成本次作业' })).toBeVisible();
    await expect(canvas.getByText('本作业为人工批阅，老师批阅后才能查看结果。')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /查看/ })).not.toBeInTheDocument();
  },
};

export const Partner: Story = {
  args: { kind: 'homework', source: 'partner', onReview: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.queryByText(/人工批阅/)).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: '查看已完成作业' }));
    await expect(args.onReview).toHaveBeenCalledOnce();
    await expect(args.onBack).not.toHaveBeenCalled();
  },
};
