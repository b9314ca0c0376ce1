import { makeAnswerLog, makeExamDetail } from '@cloud-school/domain/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { ready } from '../../primitives/block/Loadable.ts';
import { ExamIntroScreen } from './ExamIntroScreen.tsx';
import { makeIntroClock } from './testing/makeIntroClock.ts';
import { makeSteppedClock } from './testing/makeSteppedClock.ts';

const meta = {
  tags: ['!autodocs'],
  component: ExamIntroScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    kind: 'test',
    exam: ready(makeExamDetail()),
    history: ready([0, 1].map((index) => makeAnswerLog({}, index))),
    path: [{ label: '我的学习', to: '/study/mine' }, { label: '测试' }],
    openAttempt: null,
    practiceAddress: '/study/practice',
    isStarting: false,
    onStart: fn(),
    onReview: fn(),
  },
} satisfies Meta<typeof ExamIntroScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const StartAndHistory: Story = {
  play: async ({ canvas, userEvent, args, step }) => {
    await step('the test shows its requirements and starts', async () => {
      await expect(canvas.getByRole('heading', { name: '测试要求' })).toBeVisible();
      await expect(canvas.getByRole('link', { name: '先练一练' })).toHaveAttribute('href', '/study/practice');
      await userEvent.click(canvas.getByRole('button', { name: '开始答题' }));
      await expect(args.onStart).toHaveBeenCalledOnce();
    });
    await step('a reviewed attempt has a score, a pending one has not', async () => {
      const [waiting, reviewed] = within(canvas.getByRole('region', { name: '答题记录' })).getAllByRole(
        'listitem',
      );
      await expect(waiting).toHaveTextContent('待批阅');
      await expect(waiting).not.toHaveTextContent('分');
      await expect(reviewed).toHaveTextContent('85 分');
      await expect(reviewed).toHaveTextContent('已批阅');
    });
    await step('an attempt opens its review', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '查看批阅，第 1 次' }));
      await expect(args.onReview).toHaveBeenCalledWith('8002');
    });
  },
};

export const ContinueAttempt: Story = {
  args: {
    openAttempt: {
      clock: makeIntroClock({ seconds: 529 }),
      counts: { answered: 3, partlyAnswered: 0, unsaved: 0 },
    },
  },
  play: async ({ canvas, userEvent, args, step }) => {
    await step('a running clock is continued, never started', async () => {
      await expect(canvas.queryByText('点击后开始计时')).not.toBeInTheDocument();
      await expect(canvas.queryByRole('link', { name: '先练一练' })).not.toBeInTheDocument();
      await expect(canvas.getByText('已答 3 / 16，都已保存；计时没停，11:20 自动交卷')).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: '继续答题，剩余 08:49' }));
      await expect(args.onStart).toHaveBeenCalledOnce();
    });
    await step('the history lists the attempt', async () => {
      const [first] = within(canvas.getByRole('region', { name: '答题记录' })).getAllByRole('listitem');
      await expect(first).toHaveTextContent('第 3 次');
      await expect(first).toHaveTextContent('进行中');
    });
  },
};

const lastMinutes = makeSteppedClock(301);
export const ContinueTurnsUrgent: Story = {
  args: { openAttempt: { clock: lastMinutes, counts: { answered: 3, partlyAnswered: 0, unsaved: 0 } } },
  play: async ({ canvas, step }) => {
    const ground = (name: string) => getComputedStyle(canvas.getByRole('button', { name })).backgroundColor;
    lastMinutes.set(301);
    await canvas.findByRole('button', { name: '继续答题，剩余 05:01' });
    const calm = ground('继续答题，剩余 05:01');
    await step('under five minutes the button warns', async () => {
      lastMinutes.set(299);
      await canvas.findByRole('button', { name: '继续答题，剩余 04:59' });
      await waitFor(() => expect(ground('继续答题，剩余 04:59')).not.toBe(calm));
    });
    await step('under one minute it is the last one', async () => {
      const soon = ground('继续答题，剩余 04:59');
      lastMinutes.set(59);
      await canvas.findByRole('button', { name: '继续答题，剩余 00:59' });
      await waitFor(() => expect([calm, soon]).not.toContain(ground('继续答题，剩余 00:59')));
    });
  },
};

export const Homework: Story = {
  args: {
    kind: 'homework',
    exam: ready(makeExamDetail({ timeLimitMinutes: null, totalPoints: null })),
    history: ready([0, 1].map((index) => makeAnswerLog({ score: null }, index))),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: '作业要求' })).toBeVisible();
    await expect(canvas.getByText('不限时，中途离开会保留')).toBeVisible();
    await expect(canvas.getByText('待批阅')).toBeVisible();
    await expect(canvas.getByText('已批阅')).toBeVisible();
    await expect(canvas.queryByText(/^\d+ 分$/)).not.toBeInTheDocument();
  },
};

export const WithoutHistory: Story = {
  args: { history: null },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('答题记录')).not.toBeInTheDocument();
  },
};

export const HandedInOnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, step }) => {
    await step('the first fold says that the last attempt waits for its teacher', async () => {
      const [status] = canvas.getAllByText('已提交 · 待批阅');
      await expect(status?.getBoundingClientRect().bottom).toBeLessThan(innerHeight / 2);
    });
    await step('another try is quieter than the first', async () => {
      const start = canvas.getByRole('button', { name: '开始答题' });
      const colourOf = (button: HTMLElement) => getComputedStyle(button).backgroundColor;
      await expect(colourOf(start)).toBe(colourOf(canvas.getByRole('button', { name: '查看批阅，第 1 次' })));
      await expect(colourOf(start)).not.toBe(
        colourOf(canvas.getByRole('button', { name: '查看作答，第 2 次' })),
      );
    });
  },
};

export const ScoreOnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { history: ready([makeAnswerLog({ status: 'reviewed', score: 85 })]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('85 分').getBoundingClientRect().bottom).toBeLessThan(innerHeight / 2);
  },
};

export const StartStaysInSightOnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    exam: ready(makeExamDetail({ requirementsHtml: '<p>请独立完成，离开每题时自动保存。</p>'.repeat(40) })),
  },
  play: async ({ canvas, step }) => {
    const start = canvas.getByRole('button', { name: '开始答题' });
    const last = canvas.getByRole('button', { name: '查看批阅，第 1 次' });
    await step('a long page shows the button at once, at the foot of the window', async () => {
      await expect(document.documentElement.scrollHeight).toBeGreaterThan(innerHeight);
      await expect(start.getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight);
    });
    await step('what gets the focus is not behind it', async () => {
      last.focus();
      await waitFor(() =>
        expect(last.getBoundingClientRect().bottom).toBeLessThanOrEqual(start.getBoundingClientRect().top),
      );
    });
  },
};
