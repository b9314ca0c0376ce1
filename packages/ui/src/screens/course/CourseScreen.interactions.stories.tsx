import {
  makeChapter,
  makeClassroom,
  makeCourseDetail,
  makeCourseSituation,
  makeDutyRequirements,
} from '@cloud-school/domain/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { failed, LOADING, ready } from '../../primitives/block/Loadable.ts';
import { CourseScreen } from './CourseScreen.tsx';
import { FIRST_COURSE_VIEW } from './CourseView.ts';
import { StatefulCourse } from './testing/StatefulCourse.tsx';

const retry = fn();
const openInApp = fn();
const lesson = makeClassroom({ id: '9503', name: '30° 侧卧与五处受压点检查' }, 2);
const live = makeClassroom({ id: '9505', name: '答疑直播：气垫床怎么选' }, 4);
const chapter = makeChapter({
  name: '第四章　体位与压疮',
  sections: [{ id: '1', name: '4.2 压疮预防', classrooms: [lesson, live] }],
});
const testChapter = makeChapter({ id: '2', name: '第五章　安全与急救' }, 1);

const meta = {
  tags: ['!autodocs'],
  component: CourseScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    detail: ready(makeCourseDetail()),
    situation: ready(
      makeCourseSituation({ lastClassroom: { id: '9503', name: lesson.name, progress: 62.2 } }),
    ),
    contents: ready({ directory: [chapter, testChapter], courseware: { 'online-teaching': [chapter] } }),
    requirements: ready(makeDutyRequirements()),
    now: '2026-11-21 11:08:00',
    targetOf: ({ id, kind }) => (kind === 'live' ? { onOpen: openInApp } : { to: `/open/${kind}/${id}` }),
    classesTo: '/study/mine',
    classTo: '/study/training-class?classId=c-elder-3',
    view: FIRST_COURSE_VIEW,
    onViewChange: fn(),
  },
  beforeEach: () => {
    retry.mockClear();
    openInApp.mockClear();
  },
  render: (args) => <StatefulCourse {...args} />,
} satisfies Meta<typeof CourseScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OpensClassrooms: Story = {
  play: async ({ canvas, userEvent, args, step }) => {
    await step('the path leads back to the class and to the list of classes', async () => {
      await expect(canvas.getByRole('link', { name: '我的学习' })).toHaveAttribute('href', '/study/mine');
      await expect(canvas.getByRole('link', { name: '班级详情' })).toHaveAttribute(
        'href',
        '/study/training-class?classId=c-elder-3',
      );
    });
    await step('the head says what the course is about and how many study it', async () => {
      const head = within(canvas.getByRole('region', { name: '课程' }));
      if (args.detail.status !== 'ready') throw new Error('The story has its course.');
      await expect(head.getByRole('heading', { level: 1, name: args.detail.data.name })).toBeVisible();
      await expect(head.getByText(args.detail.data.introduction ?? '')).toBeVisible();
      await expect(head.getByText('1,286')).toBeVisible();
    });
    await step('继续学习 opens the classroom that was studied last, by its kind', async () => {
      await expect(canvas.getByText('看到 12:46')).toBeVisible();
      await expect(canvas.getByRole('link', { name: '继续学习' })).toHaveAttribute(
        'href',
        '/open/video/9503',
      );
    });
    await step('a row names its kind, 必修 or 选修 and the progress', async () => {
      const row = canvas.getByRole('link', { name: /30° 侧卧.*视频.*必修.*上次学到.*学习中 62.20%/ });
      await expect(row).toHaveAttribute('href', '/open/video/9503');
    });
    await step('a live lesson opens the dialog about the app', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /答疑直播.*直播.*选修.*回放生成中/ }));
      await expect(openInApp).toHaveBeenCalledOnce();
    });
  },
};

/** The one that was studied last is done: 继续学习 leads on. */
export const GoesOnAfterAFinishedClassroom: Story = {
  args: {
    situation: ready(
      makeCourseSituation({ lastClassroom: { id: '9501', name: '看完的一节', progress: 100 } }),
    ),
    contents: ready({
      directory: [
        makeChapter({
          sections: [
            {
              id: '1',
              name: '4.2 压疮预防',
              classrooms: [makeClassroom({ id: '9501', name: '看完的一节' }), live, lesson],
            },
          ],
        }),
      ],
      courseware: {},
    }),
  },
  play: async ({ canvas }) => {
    const head = within(canvas.getByRole('region', { name: '课程' }));
    await expect(head.getByText('接下来学')).toBeVisible();
    await expect(head.getByText(lesson.name)).toBeVisible();
    await expect(head.getByRole('link', { name: '继续学习' })).toHaveAttribute('href', '/open/video/9503');
  },
};

export const TabsOfKinds: Story = {
  play: async ({ canvas, userEvent, step }) => {
    const tabs = within(canvas.getByRole('tablist', { name: '课程内容' }));
    await step('only tabs with classrooms are shown, with their counts', async () => {
      const names = tabs.getAllByRole('tab').map((tab) => tab.textContent);
      await expect(names).toEqual(['全部10', '线上授课2']);
    });
    await step('a tab shows its chapters', async () => {
      await expect(canvas.getByRole('button', { name: /第五章/ })).toBeVisible();
      await userEvent.click(tabs.getByRole('tab', { name: /线上授课/ }));
      await expect(canvas.queryByRole('button', { name: /第五章/ })).toBeNull();
    });
    await step('arrow keys change the tab', async () => {
      await userEvent.keyboard('{ArrowLeft}');
      await expect(tabs.getByRole('tab', { name: /全部/, selected: true })).toHaveFocus();
    });
  },
};

export const OpensTheCurrentChapter: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /第四章/, expanded: true })).toBeVisible();
    await expect(canvas.getByRole('button', { name: /第五章/, expanded: false })).toBeVisible();
  },
};

export const FoldsAChapter: Story = {
  play: async ({ canvas, userEvent }) => {
    const head = canvas.getByRole('button', { name: /第四章.*已完成 0 \/ 2/, expanded: true });
    head.focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: /第四章/, expanded: false })).toHaveFocus();
    await expect(canvas.queryByRole('link', { name: /30° 侧卧/ })).toBeNull();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('link', { name: /30° 侧卧/ })).toBeVisible();
  },
};

export const FoldsASection: Story = {
  play: async ({ canvas, userEvent }) => {
    const head = canvas.getByRole('button', { name: '4.2 压疮预防', expanded: true });
    await userEvent.click(head);
    await expect(head).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.queryByRole('link', { name: /30° 侧卧/ })).toBeNull();
    await expect(canvas.getByRole('button', { name: /第四章/, expanded: true })).toBeVisible();
    await userEvent.click(head);
    await expect(canvas.getByRole('link', { name: /30° 侧卧/ })).toBeVisible();
  },
};

const chapters = Array.from({ length: 400 }, (_, index) =>
  makeChapter({
    id: `chapter-${index}`,
    name: `第 ${index + 1} 章`,
    sections: [
      {
        id: `section-${index}`,
        name: '',
        classrooms: Array.from({ length: 5 }, (_value, at) => makeClassroom({ id: `${index}-${at}` })),
      },
    ],
  }),
);

/** Of 2,000 classrooms those near the window are drawn; a folded chapter stays folded when it comes back. */
export const TwoThousandClassrooms: Story = {
  args: { contents: ready({ directory: chapters, courseware: {} }) },
  // Many rows of the kind that other stories show.
  parameters: { a11y: { test: 'off' } },
  play: async ({ canvas, userEvent, step }) => {
    const contents = within(canvas.getByRole('region', { name: '课程内容' }));
    await step('far rows are not drawn', async () => {
      await waitFor(() => expect(contents.getAllByRole('listitem').length).toBeLessThan(400));
    });
    await step('a folded chapter stays folded', async () => {
      await userEvent.click(contents.getByRole('button', { name: /第 1 章/ }));
      // The chunk with the focus stays drawn.
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
      window.scrollTo(0, document.documentElement.scrollHeight);
      await waitFor(() => expect(contents.queryByRole('button', { name: /第 1 章/ })).toBeNull());
      window.scrollTo(0, 0);
      await expect(
        await contents.findByRole('button', { name: /第 1 章/, expanded: false }),
      ).toBeInTheDocument();
    });
  },
};

export const RequirementsBeforeChaptersOnPhones: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const requirements = canvas.getByRole('complementary', { name: '课程要求' });
    const contents = canvas.getByRole('region', { name: '课程内容' });
    await expect(requirements.getBoundingClientRect().bottom).toBeLessThan(
      contents.getBoundingClientRect().top,
    );
  },
};

export const RequirementsInWords: Story = {
  play: async ({ canvas, step }) => {
    const card = within(canvas.getByRole('complementary', { name: '课程要求' }));
    await step('status, period and a row for each target', async () => {
      await expect(card.getByText('进行中')).toBeVisible();
      await expect(card.getByText('2026-12-25').parentElement).toHaveTextContent('2026-09-07 至 2026-12-25');
      await expect(card.getAllByRole('listitem')).toHaveLength(3);
      await expect(card.getByText('作业/测试')).toBeVisible();
    });
    await step('an open target says what is missing, a met one 已达标', async () => {
      await expect(card.getByText('14 小时 20 分 / 18 小时')).toBeVisible();
      await expect(card.getByText('还差 3 小时 40 分')).toBeVisible();
      await expect(card.getByText('79.63%')).toBeVisible();
      await expect(card.getByText('已达标')).toBeVisible();
    });
  },
};

export const OverdueStatus: Story = {
  args: { now: '2026-12-26 00:00:00' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('逾期未学')).toBeVisible();
  },
};

/** While the period loads there is no status: it could be wrong. */
export const StatusWaitsForThePeriod: Story = {
  args: { situation: LOADING },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: '课程要求' })).toBeVisible();
    await expect(canvas.queryByText('进行中')).toBeNull();
  },
};

export const Introduction: Story = {
  args: {
    detail: ready(
      makeCourseDetail({
        introductionHtml: '<p>介绍<img src="x" onerror="alert(1)"></p>',
        content: [
          { kind: 'text', text: '一段文字' },
          { kind: 'unknown', type: 'swiper' },
        ],
        materials: [],
      }),
    ),
  },
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    await step(
      '课程介绍 shows the known blocks; the unknown one is invisible and named for developers',
      async () => {
        await expect(canvas.getByText('一段文字')).toBeVisible();
        await expect(canvasElement.querySelector('[data-unknown-block="swiper"]')).not.toBeVisible();
        await expect(canvasElement.querySelector('[onerror]')).toBeNull();
      },
    );
    await step('师资 names the roles', async () => {
      await userEvent.click(canvas.getByRole('tab', { name: '师资' }));
      await expect(canvas.getByText('课程讲师')).toBeVisible();
    });
    await step('without materials 配套资料 says 暂无数据', async () => {
      await userEvent.click(canvas.getByRole('tab', { name: '配套资料' }));
      await expect(canvas.getByText('暂无数据')).toBeVisible();
    });
    await step('优质服务', async () => {
      await userEvent.click(canvas.getByRole('tab', { name: '优质服务' }));
      await expect(await canvas.findByText(/三天内批阅/)).toBeVisible();
    });
  },
};

export const EachBlockRetriesAlone: Story = {
  args: { situation: failed('系统繁忙', retry), contents: failed('系统繁忙', fn()) },
  play: async ({ canvas, userEvent, step }) => {
    await step('the head and the requirements still serve', async () => {
      await expect(canvas.getByRole('heading', { level: 1, name: '生活照护技能（三级）' })).toBeVisible();
      await expect(canvas.getByRole('heading', { name: '课程要求' })).toBeVisible();
    });
    await step('the progress fails in one line and can be tried again', async () => {
      const [progress, contents] = canvas.getAllByRole('alert');
      await expect(progress).toHaveTextContent('学习进度加载失败');
      await expect(contents).toHaveTextContent('课程内容加载失败');
      await userEvent.click(within(progress as HTMLElement).getByRole('button', { name: '重新加载' }));
      await expect(retry).toHaveBeenCalledOnce();
    });
  },
};
