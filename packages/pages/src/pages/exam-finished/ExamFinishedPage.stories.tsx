import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { pageStory } from '../../testing/pageStory.tsx';

const meta = { tags: ['!autodocs'], parameters: { layout: 'fullscreen' } } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** Opened by its address: the page loads the name; the other facts are unknown. */
export const DirectLink: Story = {
  render: pageStory({
    path: '/study/test/answer-finish?classId=c-elder-3&courseId=k-elder&classroomId=r-quick',
    isSignedIn: true,
  }),
  globals: { brand: 'portal' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '您已完成本次测试' })).toBeVisible();
  },
};

/** An address that names no exam does not say that one is done. */
export const WithoutExam: Story = {
  render: pageStory({ path: '/study/test/answer-finish', isSignedIn: true }),
  globals: { brand: 'portal' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.queryByRole('main')).toBeInTheDocument());
    await expect(canvas.queryByRole('heading', { name: '您已完成本次测试' })).not.toBeInTheDocument();
  },
};

const QUICK = '/study/test/answer-finish?classId=c-elder-3&courseId=k-elder&classroomId=r-quick';

/** An exam that was never handed in opens its intro. */
export const NotHandedIn: Story = {
  render: pageStory({ path: `${QUICK}&workId=w-quick-u-shen`, isSignedIn: true }),
  globals: { brand: 'portal' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '开始答题' })).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: '您已完成本次测试' })).not.toBeInTheDocument();
  },
};

/** Nor does another attempt than the one that was handed in. */
export const AnotherAttempt: Story = {
  render: pageStory({
    path: '/study/test/answer-finish?classId=c-elder-3&courseId=k-elder&classroomId=r-theory-2&workId=w-theory-2-u-shen&answerLogId=log-none',
    isSignedIn: true,
  }),
  globals: { brand: 'portal' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /答题$/ })).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: '您已完成本次测试' })).not.toBeInTheDocument();
  },
};

/** Which attempt is meant is not said: the newest one, which waits for its teacher. */
export const NewestAttempt: Story = {
  render: pageStory({
    path: '/study/test/answer-finish?classId=c-elder-3&workId=w-theory-2-u-shen',
    isSignedIn: true,
  }),
  globals: { brand: 'portal' },
  play: async ({ canvas, userEvent, step }) => {
    await step('its number and its hand-in are known', async () => {
      await expect(await canvas.findByText('第 2 次')).toBeVisible();
      await expect(canvas.getByText(/答案已存到学校/)).toBeVisible();
      await expect(canvas.getByRole('link', { name: /接着学/ })).toBeVisible();
    });
    await step('its answers can be read before they are marked', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '查看作答' }));
      await expect(await canvas.findByRole('button', { name: '退出查看' })).toBeVisible();
    });
  },
};

/** The list holds the attempt. */
export const HandedIn: Story = {
  render: pageStory({
    path: '/study/test/answer-finish?workId=w-theory-2-u-shen&answerLogId=log-shen-1',
    isSignedIn: true,
  }),
  globals: { brand: 'portal' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /查看/ })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: '您已完成本次测试' })).toBeVisible();
  },
};
