import type { Sandbox } from '@cloud-school/sandbox';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, waitFor, within } from 'storybook/test';
import { changeAnswers } from '../../testing/changeAnswers.ts';
import { pageStory } from '../../testing/pageStory.tsx';

const meta = { tags: ['!autodocs'], parameters: { layout: 'fullscreen' } } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const QUICK = 'classId=c-elder-3&courseId=k-elder&classroomId=r-quick';

export const Intro: Story = {
  render: pageStory({ path: `/study/test?${QUICK}`, isSignedIn: true }),
  globals: { brand: 'portal', viewport: { value: 'desktop' } },
};

let opened: Sandbox | undefined;

/** A school has published a test before its questions: nothing is started, and nothing is handed in. */
export const PaperWithoutQuestions: Story = {
  render: pageStory({
    path: `/study/test?${QUICK}`,
    isSignedIn: true,
    prepare: (sandbox) => {
      opened = sandbox;
      changeAnswers(sandbox, '/studentTest/paper', (answer) => {
        const envelope = JSON.parse(answer) as { data: { questionUnitCAResultVO: object } };
        const paper = { ...envelope.data.questionUnitCAResultVO, questionResultVOMap: {} };
        return JSON.stringify({ ...envelope, data: { questionUnitCAResultVO: paper } });
      });
    },
  }),
  globals: { brand: 'portal', viewport: { value: 'desktop' } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '开始答题' }));
    await waitFor(() => expect(canvasElement).toHaveTextContent('这份试卷还没有题目'));
    await expect(opened?.controls.callCount('test.start')).toBe(0);
    await expect(opened?.controls.callCount('test.finish')).toBe(0);
  },
};

/** From the intro to the finished page, with a sandbox in this browser tab. */
export const WholeTest: Story = {
  render: pageStory({ path: `/study/test?${QUICK}`, isSignedIn: true }),
  globals: { brand: 'portal', viewport: { value: 'desktop' } },
  play: async ({ canvas, userEvent, step }) => {
    const body = within(document.body);
    await step('the student starts the test and answers the first question', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: '开始答题' }));
      const [option] = await canvas.findAllByRole('radio');
      if (!option) throw new Error('The first question has no options.');
      await userEvent.click(option);
      await expect(await canvas.findByText(/已保存 \d\d:\d\d/)).toBeVisible();
    });
    await step('the student hands in', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '交卷' }));
      const dialog = await body.findByRole('dialog');
      await userEvent.click(within(dialog).getByRole('button', { name: '交卷' }));
      await expect(await canvas.findByRole('heading', { name: '您已完成本次测试' })).toBeVisible();
    });
  },
};

let asked: Sandbox | undefined;
const saves = () =>
  (asked?.controls.state().calls ?? []).filter(({ endpointId }) => endpointId === 'test.saveAnswer');

/** A move saves the question that it leaves, the first one too, which the address does not name yet (EXAM-06). */
export const AMoveSavesTheFirstQuestion: Story = {
  render: pageStory({
    path: `/study/test?${QUICK}`,
    isSignedIn: true,
    prepare: (sandbox) => {
      asked = sandbox;
    },
  }),
  globals: { brand: 'portal', viewport: { value: 'desktop' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '开始答题' }));
    const [option] = await canvas.findAllByRole('radio');
    const next = canvas.getByRole('button', { name: '下一题' });
    // The clock stands still: a choice would be saved by itself 800 ms later. No focus leaves, which would save too.
    const clock = spyOn(performance, 'now').mockReturnValue(performance.now());
    option?.click();
    next.click();
    await waitFor(() => expect(saves()).toHaveLength(1));
    clock.mockRestore();
  },
};
