import { toSchoolDay } from '@cloud-school/domain';
import type { Outcome, Sandbox } from '@cloud-school/sandbox';
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

/** The lesson of this afternoon was missed: its task sheet opens in the viewer. */
export const Missed: Story = {
  render: pageStory({
    path: CLASSROOM,
    isSignedIn: true,
    prepare: ({ controls }) => controls.fixClock(Date.parse(`${toSchoolDay(Date.now())}T19:36:00+08:00`)),
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('缺勤')).toBeVisible();
    await expect(await canvas.findByText('签到已结束，可补学')).toBeVisible();
    await expect(canvas.getByRole('link', { name: '床椅转移实训任务单' })).toHaveAttribute(
      'href',
      expect.stringContaining('/study/classroom/online?activityId=a-elder-6'),
    );
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

/** The face-to-face lesson of today while it runs; a call fails in the way that is given. */
const today = (path: string, endpointId: string, outcome: Outcome) =>
  pageStory({
    path,
    isSignedIn: true,
    prepare: (sandbox) => {
      opened = sandbox;
      sandbox.controls.fixClock(Date.parse(`${toSchoolDay(Date.now())}T14:05:00+08:00`));
      sandbox.controls.failNext(endpointId, outcome);
    },
  });
let opened: Sandbox | undefined;

/** Opened from its course, the class tells the activity: where that fails, nobody knows of its attendance. */
export const ActivitiesFail: Story = {
  render: today(
    '/study/classroom/offline?classId=c-elder-3&classroomId=r-elder-60&courseId=k-elder',
    'class.activities',
    'status-500',
  ),
  play: async ({ canvas, userEvent }) => {
    const failure = await canvas.findByRole('alert');
    await expect(failure).toHaveTextContent('签到状态加载失败');
    await userEvent.click(within(failure).getByRole('button', { name: /重新加载/ }));
    await expect(await canvas.findByRole('button', { name: '签到' })).toBeVisible();
  },
};

/** Who knows how the attendance stands never answers again: the press is answered, and signing out is possible. */
export const AttendanceWithoutAnswer: Story = {
  render: today(CLASSROOM, 'attendance.sign', 'delay-1'),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('button', { name: '签到' });
    opened?.controls.failNext('attendance.status', 'hang', 9);
    await userEvent.click(canvas.getByRole('button', { name: '签到' }));
    await waitFor(() => expect(screen.getByText('签到成功')).toBeVisible());
    await expect(await canvas.findByText('已签到')).toBeVisible();
  },
};

/** The lesson ends while its page is open: the server offers signing in no more. */
export const EndsWhileOpen: Story = {
  render: pageStory({
    path: CLASSROOM,
    isSignedIn: true,
    prepare: (sandbox) => {
      opened = sandbox;
      sandbox.controls.fixClock(Date.parse(`${toSchoolDay(Date.now())}T16:29:55+08:00`));
    },
  }),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: '签到' });
    opened?.controls.advanceClock(10_000);
    await waitFor(() => expect(canvas.queryByRole('button', { name: '签到' })).toBeNull());
  },
};

/** Up to the last press. */
async function askToLogOut({ canvas, userEvent }: Parameters<NonNullable<Story['play']>>[0]) {
  await userEvent.click(await canvas.findByRole('button', { name: '签到' }));
  await waitFor(() => expect(opened?.controls.callCount('attendance.sign')).toBe(1));
  await userEvent.click(canvas.getByRole('button', { name: /我的账号$/ }));
  await userEvent.click(await screen.findByRole('button', { name: '退出登录' }));
  // By its name: the menu, which closes meanwhile, is a dialog too and has a button of that name.
  const dialog = within(await screen.findByRole('dialog', { name: '确定退出登录？' }));
  return dialog.getByRole('button', { name: '退出登录' });
}

/** A log-out waits for a sign-in that is under way, for 2 s: the press is made in the moment in which the answer comes. */
export const LoggedOutWhileSigning: Story = {
  render: today(CLASSROOM, 'attendance.sign', 'held'),
  play: async (context) => {
    const confirm = await askToLogOut(context);
    confirm.click();
    opened?.controls.releaseHeld();
    await expect(await screen.findByText('签到成功')).toBeVisible();
  },
};

/** It does not wait for ever, and the student learns that the sign-in was cut off. */
export const LoggedOutBeforeItIsSigned: Story = {
  render: today(CLASSROOM, 'attendance.sign', 'hang'),
  play: async (context) => {
    await context.userEvent.click(await askToLogOut(context));
    await waitFor(() => expect(screen.getByText('签到没有完成，请重新登录后再试')).toBeVisible());
  },
};

export const WithoutIds: Story = {
  render: signedIn('/study/classroom/offline?classId=c-elder-3'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '我的学习' })).toBeVisible();
  },
};
