import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { pageStory } from '../../testing/pageStory.tsx';

const meta = {
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  // Each brand shows its own school, and the stories name what is in this one.
  globals: { brand: 'portal' },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const signedIn = (path: string) => pageStory({ path, isSignedIn: true });
const detail = (query: string) =>
  signedIn(`/study/classroom/classroom-detail?classId=c-elder-3&courseId=k-elder&${query}`);

export const Default: Story = { render: detail('classroomId=r-elder-43') };
export const Document: Story = { render: detail('classroomId=r-elder-44') };
export const Phone: Story = { ...Default, globals: { viewport: { value: 'phone' } } };
export const Cobranded: Story = {
  globals: { brand: 'kingdee' },
  render: signedIn('/study/classroom/classroom-detail?classId=c-finance-1&courseId=k-finance'),
};

export const MovesOn: Story = {
  render: detail('classroomId=r-elder-44'),
  play: async ({ canvas, userEvent, step }) => {
    await step('another content takes the place of the first', async () => {
      await userEvent.click(await canvas.findByRole('link', { name: /压疮分期图谱/ }));
      await waitFor(() =>
        expect(canvas.getByRole('heading', { level: 2, name: /压疮分期图谱/ })).toHaveFocus(),
      );
      await expect(await canvas.findByRole('button', { name: /放大查看：Ⅰ/ })).toBeVisible();
    });
    await step('the strip beside it leads to four things, with a count of what is there', async () => {
      const strip = within(await canvas.findByRole('navigation', { name: '课堂互动' }));
      for (const name of [/^问答 \d/, /^笔记/, /^评论/, /点赞|已赞/])
        await expect(await strip.findByRole('button', { name })).toBeVisible();
    });
    await step('a live lesson opens in the app only', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: /气垫床怎么选/ }));
      await expect(await screen.findByRole('dialog', { name: /PC版功能暂未开放，请打开APP/ })).toBeVisible();
      await userEvent.keyboard('{Escape}');
    });
  },
};

export const WithoutClass: Story = {
  render: signedIn('/study/classroom/classroom-detail'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '我的学习' })).toBeVisible();
  },
};
