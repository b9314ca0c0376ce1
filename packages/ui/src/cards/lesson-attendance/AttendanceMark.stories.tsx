import type { Attendance } from '@cloud-school/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { AttendanceMark } from './AttendanceMark.tsx';

const signedIn: Attendance = {
  startsAt: '2026-11-21 10:30:00',
  endsAt: '2026-11-21 12:00:00',
  isAutomatic: false,
  canSignIn: false,
  canSignOut: false,
  signedInAt: '2026-11-21 10:26:00',
  signedOutAt: null,
  isSignedIn: true,
  isSignedOut: false,
};

const meta = {
  title: '考勤标记 AttendanceMark',
  id: 'attendance-mark',
  component: AttendanceMark,
  args: { attendance: signedIn, onSign: fn(), ground: 'page', now: new Date('2026-11-21T11:00:00+08:00') },
} satisfies Meta<typeof AttendanceMark>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SignedIn: Story = { name: '已签到 Signed In' };
export const SignedInOnAnotherDay: Story = {
  name: '另一天已签到 Signed In On Another Day',
  args: { now: new Date('2026-11-24T11:00:00+08:00') },
};
export const NotOffered: Story = {
  name: '不可签到 Not Offered',
  args: { attendance: { ...signedIn, isSignedIn: false, signedInAt: null } },
};
export const SignIn: Story = {
  name: '登录 Sign In',
  args: { attendance: { ...signedIn, isSignedIn: false, signedInAt: null, canSignIn: true } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '签到' }));
    await expect(args.onSign).toHaveBeenCalledWith('sign-in');
  },
};
export const SignOut: Story = {
  name: '签退 Sign Out',
  args: { attendance: { ...signedIn, canSignOut: true } },
  play: async ({ canvas, userEvent, args, step }) => {
    const pressed = canvas.getByRole('button', { name: '签退' });
    await step('a press asks, and Escape leaves everything as it is', async () => {
      await userEvent.click(pressed);
      const question = await screen.findByRole('dialog', { name: '现在签退？' });
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(question).not.toBeVisible());
      await expect(args.onSign).not.toHaveBeenCalled();
    });
    await step('the second yes signs out once', async () => {
      await userEvent.click(pressed);
      const question = within(await screen.findByRole('dialog', { name: '现在签退？' }));
      await userEvent.click(question.getByRole('button', { name: '签退' }));
      await expect(args.onSign).toHaveBeenCalledOnce();
      await expect(args.onSign).toHaveBeenCalledWith('sign-out');
    });
  },
};
