import type { Sandbox } from '@cloud-school/sandbox';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
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
const COURSE = '/study/course/course-detail?courseId=k-elder&classId=c-elder-3';

export const Default: Story = { render: signedIn(COURSE) };
export const Cobranded: Story = {
  globals: { brand: 'kingdee' },
  render: signedIn('/study/course/course-detail?courseId=k-finance&classId=c-finance-1'),
};

export const OpensByKind: Story = {
  render: signedIn(COURSE),
  play: async ({ canvas, userEvent, step }) => {
    await step('the course, its requirements and its contents', async () => {
      await expect(
        await canvas.findByRole('heading', { level: 1, name: '生活照护技能（三级）' }),
      ).toBeVisible();
      await expect(await canvas.findByRole('heading', { name: '课程要求' })).toBeVisible();
      await expect(await canvas.findByRole('tab', { name: /线下面授/ })).toBeVisible();
    });
    await step('a live lesson is for the app', async () => {
      const [live] = await canvas.findAllByRole('button', { name: /答疑直播/ });
      await userEvent.click(live as HTMLElement);
      await expect(await screen.findByRole('dialog', { name: 'PC版功能暂未开放，请打开APP' })).toBeVisible();
      await userEvent.keyboard('{Escape}');
    });
    await step('a face-to-face lesson opens its classroom', async () => {
      const [lesson] = await canvas.findAllByRole('link', { name: /轮椅使用与床椅转移.*面授/ });
      await userEvent.click(lesson as HTMLElement);
      await expect(await canvas.findByRole('heading', { name: '课堂老师' })).toBeVisible();
    });
  },
};

let asked: Sandbox | undefined;
const directories = () =>
  (asked?.controls.state().calls ?? []).filter(({ endpointId }) => endpointId === 'classroom.chapters');

/** A course that is an exam belongs to no class: its directory is asked for without one, by its lessons and classrooms too. */
export const ExamWithoutClass: Story = {
  render: pageStory({
    path: `${COURSE}&type=exam`,
    isSignedIn: true,
    prepare: (sandbox) => {
      asked = sandbox;
    },
  }),
  play: async ({ canvas, userEvent, step }) => {
    await step('the course', async () => {
      await waitFor(() => expect(directories()).toHaveLength(1));
    });
    await step('its face-to-face lesson', async () => {
      const [lesson] = await canvas.findAllByRole('link', { name: /轮椅使用与床椅转移.*面授/ });
      await userEvent.click(lesson as HTMLElement);
      await waitFor(() => expect(directories()).toHaveLength(2));
    });
    await expect(directories()).toEqual(
      directories().map((call) => ({
        ...call,
        payload: expect.objectContaining({ ignoreClass: 1 }) as unknown,
      })),
    );
  },
};

/** Without a student in the address the class tells it: its failure is named, and a retry opens the course. */
export const ClassFails: Story = {
  render: pageStory({
    path: COURSE,
    isSignedIn: true,
    prepare: ({ controls }) => controls.failNext('class.detail', 'status-500', 1),
  }),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('班级加载失败');
    await userEvent.click(canvas.getByRole('button', { name: '重新加载' }));
    await expect(await canvas.findByRole('heading', { name: '课程要求' })).toBeVisible();
  },
};

/** A class that does not know the student says so, and stops loading. */
export const UnknownClass: Story = {
  render: signedIn('/study/course/course-detail?courseId=k-elder&classId=c-none'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('您不在这个班级');
    await expect(canvas.getByRole('link', { name: '查看我的学习' })).toBeVisible();
  },
};

export const OpensATest: Story = {
  render: signedIn(COURSE),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: /线上测试/ }));
    const [test] = await canvas.findAllByRole('link', { name: /测试.*必修/ });
    await userEvent.click(test as HTMLElement);
    await expect(await canvas.findByRole('button', { name: '开始答题' })).toBeVisible();
  },
};

export const WithoutIds: Story = {
  render: signedIn('/study/course/course-detail?classId=c-elder-3'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '我的学习' })).toBeVisible();
  },
};

export const CourseOfAnotherClass: Story = {
  render: signedIn('/study/course/course-detail?courseId=k-nothing&classId=c-elder-3'),
  play: async ({ canvas }) => {
    const [head] = await canvas.findAllByRole('alert');
    await expect(head).toBeVisible();
  },
};
