import { toSchoolDay } from '@cloud-school/domain';
import type { Sandbox } from '@cloud-school/sandbox';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { expiringAddresses } from '../../testing/expiringAddresses.ts';
import { pageStory } from '../../testing/pageStory.tsx';

const meta = {
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  // Each brand shows its own school, and the stories name what is in this one.
  globals: { brand: 'portal', viewport: { value: 'desktop' } },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const signedIn = (path: string) => pageStory({ path, isSignedIn: true });
const lesson = (classroomId: string, more = '', courseId = 'k-elder') =>
  signedIn(
    `/study/classroom/online?classId=c-elder-3&courseId=${courseId}&classroomId=${classroomId}${more}`,
  );

export const Video: Story = { render: lesson('r-elder-43') };
export const Stream: Story = { render: lesson('r-elder-45') };
export const Audio: Story = { render: lesson('r-elder-93') };
export const Article: Story = { render: lesson('r-elder-31') };
export const Document: Story = { render: lesson('r-elder-44') };
export const Images: Story = { render: lesson('r-elder-46') };
export const Archive: Story = { render: lesson('r-elder-94') };
export const Phone: Story = {
  ...Video,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /从平卧到侧卧/ })).toBeInTheDocument();
  },
};
export const Narrow: Story = { ...Video, globals: { viewport: { value: 'tablet' } } };

export const Cobranded: Story = {
  globals: { brand: 'kingdee' },
  render: signedIn('/study/classroom/online?classId=c-finance-1&courseId=k-finance&classroomId=r-finance-11'),
};

/** A preview shows the content, and neither attendance nor interaction (VIEW-06). */
let previewed: Sandbox | undefined;

/** A preview has a call of its own, and records nothing (VIEW-06). */
export const Preview: Story = {
  render: pageStory({
    path: '/study/classroom/online?classId=c-elder-3&courseId=k-elder&classroomId=r-elder-46&preview=1',
    isSignedIn: true,
    prepare: (sandbox) => {
      previewed = sandbox;
    },
  }),
  play: async ({ canvas, userEvent }) => {
    const count = (id: string) => previewed?.controls.callCount(id);
    await expect(await canvas.findByRole('button', { name: /放大查看：Ⅰ/ })).toBeVisible();
    await expect(canvas.queryByRole('navigation', { name: '课堂互动' })).toBeNull();
    // By the time that another lesson is shown, the first one would have been recorded.
    await userEvent.click(await canvas.findByRole('link', { name: /Braden/ }));
    await waitFor(() => expect(canvas.getByRole('heading', { level: 2, name: /Braden/ })).toHaveFocus());
    await waitFor(() => expect(count('classroom.preview')).toBe(2));
    await expect(count('classroom.content')).toBe(0);
    await expect(count('classroom.studyStart')).toBe(0);
    await expect(count('attendance.signAutomatically')).toBe(0);
  },
};

/** Who follows the answer of a teacher reads it at once. */
export const AtTheAnswers: Story = {
  render: lesson('r-elder-45', '&panel=questions'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/健侧开始/)).toBeVisible();
  },
};

export const AtTheAnswersOnAPhone: Story = {
  ...AtTheAnswers,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/健侧开始/)).toBeVisible();
    await expect(canvas.getByRole('tab', { name: /^问答/ })).toHaveAttribute('aria-selected', 'true');
  },
};

/** A picture lesson has a like, a video has none (VIEW-04). */
export const OpensThePanels: Story = {
  render: lesson('r-elder-46'),
  play: async ({ canvas, userEvent, step }) => {
    await step('a shortcut opens its panel beside the stage', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: /^问答/ }));
      // The panel takes the place of its skeleton, which has the same name.
      await waitFor(() => expect(canvas.getByRole('region', { name: '问答' })).toBeVisible());
      await expect(await canvas.findByRole('button', { name: /赞/ })).toBeVisible();
    });
    await step('a video has no like, and the panel stays open', async () => {
      await userEvent.click(await canvas.findByRole('link', { name: /从平卧到侧卧/ }));
      await waitFor(() => expect(canvas.queryByRole('button', { name: /赞/ })).toBeNull());
      await waitFor(() => expect(canvas.getByRole('region', { name: '问答' })).toBeVisible());
    });
  },
};

/** An activity need not name its course: the page says so, and its address stays. */
export const UnknownCourse: Story = {
  render: signedIn('/study/classroom/online?classId=c-elder-3&classroomId=r-none'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('没有找到这个课堂所属的课程')).toBeVisible();
    await expect(canvas.getByRole('link', { name: '查看我的学习' })).toBeVisible();
  },
};

/** Without a course in the address the class is asked for it; when that fails, another try opens the lesson. */
export const TheCourseIsAskedAgain: Story = {
  render: pageStory({
    path: '/study/classroom/online?classId=c-elder-3&activityId=a-elder-4&classroomId=r-elder-42',
    isSignedIn: true,
    prepare: ({ controls }) => controls.failNext('class.activities', 'status-500'),
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '重新加载' }));
    await expect(await canvas.findByRole('link', { current: 'page' })).toBeVisible();
  },
};

export const MovesOn: Story = {
  render: lesson('r-elder-44'),
  play: async ({ canvas, userEvent, step }) => {
    await step('a press on the directory shows another classroom on the same page', async () => {
      await userEvent.click(await canvas.findByRole('link', { name: /压疮分期图谱/ }));
      await waitFor(() =>
        expect(canvas.getByRole('heading', { level: 2, name: /压疮分期图谱/ })).toHaveFocus(),
      );
      await expect(canvas.getByRole('link', { current: 'page' })).toHaveAccessibleName(/压疮分期图谱/);
    });
    await step('下一个 opens the item after it', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '下一个' }));
      await waitFor(() => expect(canvas.getByRole('heading', { level: 2, name: /Braden/ })).toHaveFocus());
    });
    await step('a live lesson opens in the app only', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: /气垫床怎么选/ }));
      await expect(await screen.findByRole('dialog', { name: /PC版功能暂未开放，请打开APP/ })).toBeVisible();
      await userEvent.keyboard('{Escape}');
    });
  },
};

/** Homework and tests are items of the directory too: 下一个 opens their page (VIEW-05). */
export const TheNextOneIsHomework: Story = {
  render: lesson('r-elder-52'),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('link', { current: 'page' });
    await userEvent.click(canvas.getByRole('button', { name: '下一个' }));
    await expect(await canvas.findByRole('heading', { level: 1, name: /记录一次翻身护理/ })).toBeVisible();
  },
};

export const TheFirstOne: Story = {
  render: lesson('r-elder-44'),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('link', { current: 'page' });
    const first = () => canvas.getAllByRole('link', { name: /视频|文章|文档|图片/ })[0];
    await userEvent.click(first() as HTMLElement);
    await waitFor(() => expect(first()).toHaveAttribute('aria-current', 'page'));
    await userEvent.click(canvas.getByRole('button', { name: '上一个' }));
    await waitFor(() => expect(screen.getByText('已经是第一个了')).toBeVisible());
  },
};

export const TheLastOne: Story = {
  render: lesson('r-elder-e2', '', 'k-elder-ethics'),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('link', { current: 'page' });
    await userEvent.click(canvas.getByRole('button', { name: '下一个' }));
    await waitFor(() => expect(screen.getByText('已经是最后一个了')).toBeVisible());
  },
};

const content = expiringAddresses('/classroom/content');
const withExpiredAddresses = (path: string) => pageStory({ path, isSignedIn: true, prepare: content.expire });

/** 重试 asks the school for the address again, instead of the dead one for ever (VIEW-02). */
export const RetryAsksForTheAddress: Story = {
  render: withExpiredAddresses(
    '/study/classroom/online?classId=c-elder-3&courseId=k-elder&classroomId=r-elder-43',
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '重试' }));
    await waitFor(() => expect(content.callCount('classroom.content')).toBe(2));
    await waitFor(() => expect(canvas.queryByText('视频暂时无法播放')).toBeNull());
    await waitFor(() => {
      const sources = [...document.querySelectorAll('video, video source')].map((one) =>
        one.getAttribute('src'),
      );
      void expect(sources.join()).toContain('/media/lessons/');
      void expect(sources.join()).not.toContain('/expired/');
    });
  },
};

/** A picture whose address has expired is fetched by a new one, unasked (VIEW-03). */
export const PicturesAreAskedForAgain: Story = {
  render: withExpiredAddresses(
    '/study/classroom/online?classId=c-elder-3&courseId=k-elder&classroomId=r-elder-46',
  ),
  play: async ({ canvas }) => {
    const picture = await canvas.findByRole('button', { name: /放大查看：Ⅰ/ });
    await waitFor(() => expect(picture.querySelector('img')?.getAttribute('src')).toMatch(/^\/media\//));
    await expect(content.callCount('classroom.content')).toBe(2);
  },
};

let entered: Sandbox | undefined;

/** Entering a running activity signs in, once, and records one start of studying (ATT-02, VIEW-06). */
export const SignsInByItself: Story = {
  render: pageStory({
    path: '/study/classroom/online?classId=c-elder-3&courseId=k-elder&activityId=a-elder-5&classroomId=r-elder-51',
    isSignedIn: true,
    prepare: (sandbox) => {
      entered = sandbox;
      const day = toSchoolDay(Date.now());
      sandbox.controls.fixClock(Date.parse(`${day}T10:40:00+08:00`));
    },
  }),
  play: async ({ canvas, userEvent, step }) => {
    await step('a message says so, and the bar shows the time', async () => {
      await waitFor(() => expect(screen.getByText('本课堂已开启自动签到，您已签到成功')).toBeVisible());
      await expect(await canvas.findByText('10:40')).toBeVisible();
    });
    await step('the bar names the activity, not the classroom (VIEW-05)', async () => {
      await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
        /^失能老人体位转移与压疮预防/,
      );
    });
    await step('another classroom of the activity signs nobody in again, and is another start', async () => {
      await expect(entered?.controls.callCount('classroom.studyStart')).toBe(1);
      await userEvent.click(await canvas.findByRole('link', { name: /Braden/ }));
      await waitFor(() => expect(entered?.controls.callCount('classroom.studyStart')).toBe(2));
      await expect(entered?.controls.callCount('attendance.signAutomatically')).toBe(1);
    });
    await step('nor does coming back to it', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '返回' }));
      await canvas.findByRole('heading', { level: 1, name: '生活照护技能（三级）' });
      await userEvent.click(await canvas.findByRole('link', { name: /Braden/ }));
      await waitFor(() => expect(entered?.controls.callCount('classroom.studyStart')).toBe(3));
      await canvas.findByText('10:40');
      await expect(entered?.controls.callCount('attendance.signAutomatically')).toBe(1);
    });
  },
};

/** The answer to the automatic sign-in is lost: the attendance tells that it arrived, and it is not sent again (ATT-02). */
export const AutomaticSignInWithoutAnswer: Story = {
  render: pageStory({
    path: '/study/classroom/online?classId=c-elder-3&courseId=k-elder&activityId=a-elder-5&classroomId=r-elder-51',
    isSignedIn: true,
    prepare: (sandbox) => {
      entered = sandbox;
      sandbox.controls.fixClock(Date.parse(`${toSchoolDay(Date.now())}T10:40:00+08:00`));
      sandbox.controls.failNext('attendance.signAutomatically', 'lose');
    },
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('10:40')).toBeVisible();
    await expect(entered?.controls.callCount('attendance.signAutomatically')).toBe(1);
  },
};

/** The class does not tell the activity of a lesson: whether it has attendance can be asked for again. */
export const ActivityFails: Story = {
  render: pageStory({
    path: '/study/classroom/online?classId=c-elder-3&courseId=k-elder&classroomId=r-elder-46',
    isSignedIn: true,
    prepare: ({ controls }) => {
      controls.fixClock(Date.parse(`${toSchoolDay(Date.now())}T10:40:00+08:00`));
      controls.failNext('class.activities', 'status-500', 1);
    },
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '重试加载考勤' }));
    await waitFor(() => expect(canvas.queryByText('考勤加载失败')).toBeNull());
  },
};

/** Another content of the directory has an activity of its own: the address of the first one does not hold for it. */
export const MovesToAnotherActivity: Story = {
  render: pageStory({
    path: '/study/classroom/online?classId=c-elder-3&courseId=k-elder&activityId=a-elder-6&classroomId=r-elder-51',
    isSignedIn: true,
    prepare: (sandbox) => {
      entered = sandbox;
      sandbox.controls.fixClock(Date.parse(`${toSchoolDay(Date.now())}T10:40:00+08:00`));
    },
  }),
  play: async ({ canvas, userEvent, step }) => {
    // Its words are in phrases that do not break, which its accessible name sets apart.
    const head = () => canvas.getByRole('heading', { level: 1 });
    const sentActivities = (endpoint: string) =>
      (entered?.controls.state().calls ?? [])
        .filter(({ endpointId }) => endpointId === endpoint)
        .map(({ payload }) => payload.activityId ?? null);
    await step(
      'the address names that of the content before: head, start and sign-in are of its own',
      async () => {
        await waitFor(() => expect(head()).toHaveTextContent(/^失能老人体位转移与压疮预防/));
        await waitFor(() => expect(sentActivities('classroom.studyStart')).toEqual(['a-elder-5']));
        await waitFor(() => expect(sentActivities('attendance.signAutomatically')).toEqual(['a-elder-5']));
      },
    );
    await step('a content of no activity has a head of its own, and its start names none', async () => {
      await userEvent.click(await canvas.findByRole('link', { name: /从平卧到侧卧：两种翻身手法/ }));
      await waitFor(() => expect(head()).toHaveTextContent(/^从平卧到侧卧：两种翻身手法/));
      await waitFor(() => expect(sentActivities('classroom.studyStart')).toEqual(['a-elder-5', null]));
    });
    await step('homework of the lesson is that of its activity', async () => {
      const homework = await canvas.findByRole('link', { name: /记录一次翻身护理/ });
      await expect(homework).toHaveAttribute('href', expect.stringContaining('activityId=a-elder-5'));
    });
  },
};

export const WithoutIds: Story = {
  render: signedIn('/study/classroom/online'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '我的学习' })).toBeVisible();
  },
};

/** Without a student in the address the class tells it: its failure is named, and a retry opens the lesson. */
export const ClassFails: Story = {
  render: pageStory({
    path: '/study/classroom/online?classId=c-elder-3&courseId=k-elder&classroomId=r-elder-52',
    isSignedIn: true,
    prepare: ({ controls }) => controls.failNext('class.detail', 'status-500', 1),
  }),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('班级加载失败');
    await userEvent.click(canvas.getByRole('button', { name: '重新加载' }));
    await expect(await canvas.findByTitle(/^文档：/)).toBeVisible();
  },
};

/** The captions of a video stand beside it as lines to read, search and press; its introduction stands below it. */
export const ReadsTheTranscript: Story = {
  render: lesson('r-elder-43', '&at=00:12'),
  play: async ({ canvas, userEvent, step }) => {
    await step('the address opens the lesson at its moment', async () => {
      await waitFor(() => expect(document.querySelector('video')?.currentTime).toBeCloseTo(12, 0));
    });
    await step('a press on a line goes to what is said there', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: /^文字稿/ }));
      await userEvent.click(await canvas.findByRole('button', { name: /蹲下来，眼睛和老人一样高/ }));
      await waitFor(() => expect(document.querySelector('video')?.currentTime).toBeCloseTo(15, 0));
      await expect(canvas.getByRole('button', { name: /蹲下来/ })).toHaveAttribute('aria-current', 'time');
    });
    await step('a note takes the moment', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /^笔记/ }));
      await userEvent.type(await canvas.findByRole('textbox', { name: '笔记名称' }), '眼睛一样高');
      await userEvent.click(canvas.getByRole('button', { name: '保存笔记' }));
      await userEvent.click(await canvas.findByRole('button', { name: '跳到 00:15' }));
    });
    await step('the introduction is below', async () => {
      await expect(await canvas.findByText('屈膝、扶肩、扶髋，整体翻转')).toBeInTheDocument();
    });
  },
};
