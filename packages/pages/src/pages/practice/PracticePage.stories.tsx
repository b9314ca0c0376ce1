import type { Sandbox } from '@cloud-school/sandbox';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { pageStory } from '../../testing/pageStory.tsx';

const meta = {
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  // Each brand shows its own school, and the stories name what is in this one.
  globals: { brand: 'portal' },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** Opens without a sign-in. */
export const Answering: Story = { render: pageStory({ path: '/study/practice' }) };

let sandbox: Sandbox | undefined;
const countExamCalls = () =>
  (sandbox?.controls.state().calls ?? []).filter(({ endpointId }) =>
    /^(test|homework|xskt)\./.test(endpointId),
  ).length;

export const HandedIn: Story = {
  render: pageStory({
    path: '/study/practice',
    prepare: (opened) => {
      sandbox = opened;
    },
  }),
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas, userEvent, step }) => {
    const body = within(document.body);
    await step('the visitor answers the first question and hands in', async () => {
      await userEvent.click(await canvas.findByRole('radio', { name: /四个/ }));
      await userEvent.click(canvas.getByRole('button', { name: '交卷' }));
      const dialog = await body.findByRole('dialog', { name: '交卷' });
      await userEvent.click(within(dialog).getByRole('button', { name: '交卷' }));
    });
    await step(
      'the review counts it as right, without points, and what was not answered as neither',
      async () => {
        const result = within(await canvas.findByRole('region', { name: '本次结果' }));
        await expect(result.getByText('正确 1 题')).toBeVisible();
        await expect(result.getByText('错误 0 题')).toBeVisible();
        await expect(result.getByText('未答 5 题')).toBeVisible();
        await expect(result.getByText('待批阅 1 题')).toBeVisible();
        const tiles = canvas.getAllByRole('button', { name: /^第 \d+ 题，/ });
        const named = (name: string) => tiles.filter((tile) => tile.ariaLabel?.endsWith(name)).length;
        await expect(['正确', '错误', '未答', '待批阅'].map(named)).toEqual([1, 0, 5, 1]);
        await expect(canvas.getByText(/^对 1 · 错 0/)).toBeVisible();
        await expect(canvas.queryByText('本次得分')).not.toBeInTheDocument();
        await expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus();
      },
    );
    await step('the server has heard of none of it', async () => {
      await expect(countExamCalls()).toBe(0);
    });
    await step('practising again begins with an empty paper', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '再练一次' }));
      await expect(await canvas.findByRole('button', { name: /^第 1 题，未答/ })).toBeVisible();
    });
  },
};
