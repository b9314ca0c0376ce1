import type { Sandbox } from '@cloud-school/sandbox';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, spyOn, waitFor, within } from 'storybook/test';
import { storedVisits } from '../../features/install/countVisit.ts';
import type { Device } from '../../platform/device/createDevice.ts';
import { pageStory } from '../../testing/pageStory.tsx';

const meta = {
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  // Each brand shows its own school, and the stories name what is in this one.
  globals: { brand: 'portal' },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Classes: Story = {
  render: pageStory({ path: '/study/mine', isSignedIn: true }),
  play: async ({ canvas, userEvent, step }) => {
    await step('the student opens a class: its page is shown', async () => {
      const [open] = await canvas.findAllByRole('button', { name: /去学习/ });
      if (!open) throw new Error('No class can be opened.');
      await userEvent.click(open);
      await expect(await canvas.findByText('班级详情', { selector: '[aria-current]' })).toBeVisible();
    });
  },
};

/** The page begins with what the student does now and with the week; the timetables of the classes say both. */
export const BeginsWithWhatNow: Story = {
  render: pageStory({ path: '/study/mine', isSignedIn: true }),
  play: async ({ canvas, step }) => {
    await step('one strip says what now, whatever the time of the day', async () => {
      const links = await canvas.findAllByRole('link', {
        name: /^(进入课堂|去签到|继续学习|查看安排|查看课表)：/,
      });
      await expect(links).toHaveLength(1);
      await expect(links[0]?.getAttribute('href')).toMatch(/^\/study\/.*classId=/);
    });
    await step('the week, the place in the class and the goal', async () => {
      const week = await canvas.findByRole('region', { name: '本周学习' });
      await waitFor(() => expect(week).toHaveTextContent(/已超过\s*78\.9% 的同学/));
      await waitFor(() => expect(week).toHaveTextContent(/目标.*还剩\s*\d+\s*天/));
      await expect(within(week).getAllByRole('listitem')).toHaveLength(7);
    });
  },
};

/** Timetables that fail say nothing of a free day. */
export const TimetablesFail: Story = {
  render: pageStory({
    path: '/study/mine',
    isSignedIn: true,
    prepare: ({ controls }) => controls.failNext('timetable.activities', 'status-500', 20),
  }),
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('button', { name: /去学习/ })).length).toBeGreaterThan(0);
    await waitFor(() => expect(canvas.queryByText('今天没有安排课堂')).toBeNull());
    await expect(canvas.queryByRole('region', { name: '本周学习' })).toBeNull();
  },
};

let sandbox: Sandbox | undefined;

/** The co-branded list has the classes of all tenants (CLASS-03). */
export const OfAllTenants: Story = {
  globals: { brand: 'kingdee' },
  render: pageStory({
    path: '/study/mine',
    isSignedIn: true,
    prepare: (opened) => {
      sandbox = opened;
    },
  }),
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('button', { name: /去学习/ })).length).toBeGreaterThan(0);
    await expect(sandbox?.controls.callCount('class.listAllTenants')).toBe(1);
    await expect(sandbox?.controls.callCount('class.list')).toBe(0);
  },
};

/** The address of the learning area opens its first page. */
export const StudyAddress: Story = {
  render: pageStory({ path: '/study', isSignedIn: true }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: '我的学习' })).toBeVisible();
  },
};

/** Redirects a visitor to the login; the address contains the way back. */
export const Visitor: Story = {
  render: pageStory({ path: '/study/mine' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '登录' })).toBeVisible();
  },
};

const visitTwice = (_sandbox: Sandbox, given: Device) =>
  given.set(storedVisits, { count: 2, lastAt: 0, isDeclined: false });

/** From the third visit on, where the browser can install the page. */
export const HomeScreenOffered: Story = {
  globals: { viewport: { value: 'phone' } },
  render: pageStory({ path: '/study/mine', isSignedIn: true, prepare: visitTwice }),
  play: async ({ canvas, userEvent, step }) => {
    const prompt = fn();
    const userChoice = Promise.resolve({ outcome: 'dismissed' });
    const card = await waitFor(() => {
      window.dispatchEvent(Object.assign(new Event('beforeinstallprompt'), { prompt, userChoice }));
      return canvas.getByRole('region', { name: '添加到主屏幕' });
    });
    await step('添加 asks the browser, once', async () => {
      await userEvent.click(within(card).getByRole('button', { name: '添加' }));
      await expect(prompt).toHaveBeenCalledOnce();
      await waitFor(() => expect(card).not.toBeInTheDocument());
    });
  },
};

let device: Device | undefined;

/** iOS has no such offer: the card says how. */
export const HomeScreenSteps: Story = {
  globals: { viewport: { value: 'phone' }, brand: 'kingdee' },
  beforeEach: () => {
    spyOn(navigator, 'userAgent', 'get').mockReturnValue(
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
    );
  },
  render: pageStory({
    path: '/study/mine',
    isSignedIn: true,
    prepare: (sandboxOfStory, given) => {
      visitTwice(sandboxOfStory, given);
      device = given;
    },
  }),
  play: async ({ canvas, userEvent, step }) => {
    const card = await canvas.findByRole('region', { name: '添加到主屏幕' });
    await expect(within(card).getAllByRole('listitem')).toHaveLength(2);
    await expect(within(card).queryByRole('button', { name: '添加' })).toBeNull();
    await step('不再提示 holds for the next visits', async () => {
      await userEvent.click(within(card).getByRole('button', { name: '不再提示' }));
      await waitFor(() => expect(card).not.toBeInTheDocument());
      await expect(device?.get(storedVisits)).toMatchObject({ count: 3, isDeclined: true });
    });
  },
};

/** A shortcut of the installed app opens the class that the student is in; Back leaves the app. */
export const ShortcutToTimetable: Story = {
  render: pageStory({ path: '/study/mine?open=timetable', isSignedIn: true }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('课表', { selector: '[aria-current]' })).toBeVisible();
  },
};

export const ShortcutToToday: Story = {
  render: pageStory({ path: '/study/mine?open=today', isSignedIn: true }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('班级详情', { selector: '[aria-current]' })).toBeVisible();
  },
};
