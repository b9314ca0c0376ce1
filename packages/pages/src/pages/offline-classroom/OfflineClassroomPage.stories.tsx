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

const signedIn = (path: string) => pageStory({ path, isSignedIn: true });
const CLASSROOM =
  '/study/classroom/offline?classId=c-elder-3&classroomId=r-elder-60&courseId=k-elder&activityId=a-elder-6';

export const Default: Story = { render: signedIn(CLASSROOM) };
export const Cobranded: Story = {
  globals: { brand: 'kingdee' },
  render: signedIn(
    '/study/classroom/offline?classId=c-finance-1&classroomId=r-finance-41&courseId=k-finance',
  ),
};

/** The lesson of three days ago: the student signed in and out. */
export const Past: Story = {
  render: signedIn('/study/classroom/offline?classId=c-elder-3&classroomId=r-elder-10&courseId=k-elder'),
  play: async ({ canvas, step }) => {
    await step('an address without an activity finds the attendance', async () => {
      await expect(await canvas.findByText('已签到')).toBeVisible();
      await expect(canvas.getByText('已签退')).toBeVisible();
    });
    await step('questions and notes, no comments', async () => {
      const tabs = within(await canvas.findByRole('tablist', { name: '课堂互动' }));
      await expect(tabs.getAllByRole('tab')).toHaveLength(2);
      await expect(tabs.getByRole('tab', { name: /问答/, selected: true })).toBeVisible();
      await expect(tabs.getByRole('tab', { name: /笔记/ })).toBeVisible();
    });
    await step('name, place and highlights', async () => {
      await expect(
        await canvas.findByRole('heading', { level: 1, name: '实训：床单位整理与更换' }),
      ).toBeVisible();
      await expect(await canvas.findByText('拱墅校区实训楼 302')).toBeVisible();
      await expect(await canvas.findByRole('button', { name: /一分钟铺好床角/ })).toBeVisible();
    });
  },
};

/** An address without a course: the class knows it, and questions and notes stay. The address says whether it is required. */
export const WithoutCourse: Story = {
  render: signedIn('/study/classroom/offline?classId=c-elder-3&classroomId=r-elder-10&isRequired=0'),
  play: async ({ canvas }) => {
    const tabs = within(await canvas.findByRole('tablist', { name: '课堂互动' }));
    await expect(tabs.getByRole('tab', { name: /问答/ })).toBeVisible();
    await expect(await canvas.findByText('选修')).toBeVisible();
    await expect(canvas.queryByText('必修')).toBeNull();
  },
};

/** The class names no classroom for the activity: what it knows of the lesson is shown. */
export const WithoutClassroom: Story = {
  render: signedIn('/study/classroom/offline?classId=c-elder-3&courseId=k-elder&activityId=a-elder-6'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: /./ })).toBeVisible();
    await expect(await canvas.findByText('拱墅校区实训楼 302')).toBeVisible();
    await expect((await canvas.findAllByText(/签到/))[0]).toBeVisible();
  },
};

/** An activity that the class does not have. */
export const UnknownActivity: Story = {
  render: signedIn('/study/classroom/offline?classId=c-elder-3&activityId=a-none'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('班级里没有这次面授')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: '重试' })).toBeNull();
  },
};

export const WithoutIds: Story = {
  render: signedIn('/study/classroom/offline?classId=c-elder-3'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '我的学习' })).toBeVisible();
  },
};
