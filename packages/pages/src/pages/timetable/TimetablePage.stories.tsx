import { toSchoolDay } from '@cloud-school/domain';
import type { Sandbox } from '@cloud-school/sandbox';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
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
const ADDRESS = '/study/class-time-table?classId=c-elder-3';

export const Default: Story = { render: signedIn(ADDRESS) };
export const Month: Story = { render: signedIn(`${ADDRESS}&view=month`) };
export const All: Story = { render: signedIn(`${ADDRESS}&view=all`) };
export const Cobranded: Story = {
  globals: { brand: 'kingdee' },
  render: signedIn('/study/class-time-table?classId=c-finance-1'),
};
export const NoLessons: Story = { render: signedIn('/study/class-time-table?classId=c-newborn-4&view=all') };

export const NotMyClass: Story = {
  render: signedIn('/study/class-time-table?classId=c-finance-1'),
  play: async ({ canvas }) => {
    const [calendar] = await canvas.findAllByRole('alert');
    await expect(calendar).toHaveTextContent('您不在这个班级');
  },
};

let opened: Sandbox | undefined;

/** The timetable shortly before a moment of today, which then passes. */
const shortlyBefore = (time: string) =>
  pageStory({
    path: ADDRESS,
    isSignedIn: true,
    prepare: (sandbox) => {
      opened = sandbox;
      sandbox.controls.fixClock(Date.parse(`${toSchoolDay(Date.now())}T${time}+08:00`) - 5000);
    },
  });

const changes =
  (before: string, after: string): Story['play'] =>
  async ({ canvas }) => {
    const lesson = () => canvas.getByRole('button', { name: /10:30–12:00 失能老人体位转移/ });
    await waitFor(() => expect(lesson()).toHaveAccessibleName(expect.stringMatching(`${before}$`)));
    opened?.controls.advanceClock(10_000);
    await waitFor(() => expect(lesson()).toHaveAccessibleName(expect.stringMatching(`${after}$`)));
  };

/** A lesson that begins while the timetable is open is running at that second. */
export const ALessonBegins: Story = {
  globals: { viewport: { value: 'desktop' } },
  render: shortlyBefore('10:30:00'),
  play: changes('待上', '进行中'),
};

/** One that ends without the student is missed. */
export const ALessonIsMissed: Story = {
  globals: { viewport: { value: 'desktop' } },
  render: shortlyBefore('12:00:00'),
  play: changes('进行中', '逾期未学'),
};

export const ThroughThePeriods: Story = {
  render: signedIn(ADDRESS),
  play: async ({ canvas, userEvent, step }) => {
    const picker = () => canvas.getByRole('button', { name: /^选择/ });
    await canvas.findByRole('progressbar', { name: '必修课堂' });
    const thisWeek = picker().textContent;
    await step('the next week, then the month', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '下一周' }));
      await waitFor(() => expect(picker()).not.toHaveTextContent(thisWeek));
      await userEvent.click(canvas.getByRole('radio', { name: '月' }));
      await expect(await canvas.findByRole('button', { name: /^选择月份/ })).toBeVisible();
    });
    await step('the list of all lessons leads into an activity', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: '全部' }));
      const [first] = await canvas.findAllByRole('article');
      const [link] = within(first as HTMLElement).getAllByRole('link');
      await expect(link?.getAttribute('href')).toMatch(
        /^\/study\/classroom\/(offline|classroom-detail)\?activityId=/,
      );
    });
    await step('today is one press away', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: '周' }));
      await canvas.findByRole('radio', { name: '周', checked: true });
      await userEvent.click(canvas.getByRole('button', { name: '今天' }));
      await waitFor(() => expect(picker()).toHaveTextContent(thisWeek));
    });
  },
};

export const WithoutAClass: Story = {
  render: signedIn('/study/class-time-table'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '我的学习' })).toBeVisible();
  },
};
