import type { Sandbox } from '@cloud-school/sandbox';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { pageStory } from '../../testing/pageStory.tsx';

const meta = {
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  globals: { brand: 'portal', viewport: { value: 'desktop' } },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

let sandbox: Sandbox | undefined;
const open = pageStory({
  path: '/study/mistakes?classId=c-elder-3',
  isSignedIn: true,
  prepare: (opened) => {
    sandbox = opened;
  },
});
const countExamCalls = () =>
  (sandbox?.controls.state().calls ?? []).filter(({ endpointId }) => /^(test|homework)\./.test(endpointId))
    .length;

export const Desktop: Story = { render: open };
export const Phone: Story = { render: open, globals: { viewport: { value: 'phone' } } };
export const Cobranded: Story = {
  globals: { brand: 'kingdee' },
  render: pageStory({ path: '/study/mistakes?classId=c-finance-1', isSignedIn: true }),
};

export const PractisesARound: Story = {
  render: open,
  play: async ({ canvas, userEvent, step }) => {
    const body = within(document.body);
    await step('the book has what the reviews of the class say is wrong', async () => {
      await expect(await canvas.findByRole('heading', { name: /题到了复习的时候/ })).toBeVisible();
    });
    const before = canvas.getByRole('list', { name: '接下来七天' }).textContent;
    const asked = countExamCalls();
    await step('a round is answered in the practice room', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /^再练 \d+ 题$/ }));
      await expect(await canvas.findByText('错题再练：只练，不记分')).toBeVisible();
      const [option] = await canvas.findAllByRole('radio');
      if (option) await userEvent.click(option);
      await userEvent.click(await canvas.findByRole('button', { name: '交卷' }));
      const dialog = await body.findByRole('dialog', { name: '交卷' });
      await userEvent.click(within(dialog).getByRole('button', { name: '交卷' }));
    });
    await step('it is marked without a call', async () => {
      await expect(await canvas.findByRole('button', { name: '回到错题本' })).toBeVisible();
      await expect(countExamCalls()).toBe(asked);
    });
    await step('the device remembers it', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '回到错题本' }));
      // What was answered is asked again on another day.
      const week = await canvas.findByRole('list', { name: '接下来七天' });
      await waitFor(() => expect(week).not.toHaveTextContent(before ?? ''));
    });
  },
};

export const LeavesARound: Story = {
  render: open,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent, step }) => {
    const body = within(document.body);
    const answerFirst = async () => {
      const [option] = await canvas.findAllByRole('radio');
      if (option) await userEvent.click(option);
    };
    await step('ten are due', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: '再练 10 题' }));
    });
    await step('who leaves after one answer is told that it counts, and finds nine', async () => {
      await answerFirst();
      await userEvent.click(await canvas.findByRole('button', { name: '退出练习' }));
      await expect(await body.findByText(/^已记下 1 题：对 \d 题，错 \d 题$/)).toBeVisible();
      await userEvent.click(await canvas.findByRole('button', { name: '再练 9 题' }));
    });
    await step('a reload counts what was answered too', async () => {
      await answerFirst();
      await canvas.findByRole('button', { name: '答题卡，已答 1 / 9' });
      window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: false }));
      await userEvent.click(await canvas.findByRole('button', { name: '退出练习' }));
      await expect(await canvas.findByRole('button', { name: '再练 8 题' })).toBeVisible();
    });
  },
};

/** From the result of a homework: its own mistakes, whatever else is due. */
export const PractisesAnExam: Story = {
  render: pageStory({
    path: '/study/mistakes/practice?classId=c-elder-3&workId=w-turning-plan-u-shen',
    isSignedIn: true,
  }),
  play: async ({ canvas, userEvent, step }) => {
    await step('what only a teacher judges is left out', async () => {
      await expect(await canvas.findByText('答题卡（共1题）')).toBeVisible();
    });
    await step('the round ends in the book, though it did not begin there', async () => {
      for (const [index, blank] of canvas.getAllByRole('textbox').entries())
        await userEvent.type(blank, ['2', '1'][index] ?? '');
      await userEvent.click(canvas.getByRole('button', { name: '交卷' }));
      await userEvent.click(await canvas.findByRole('button', { name: '回到错题本' }));
      await expect(await canvas.findByRole('list', { name: '接下来七天' })).toBeVisible();
    });
  },
};
