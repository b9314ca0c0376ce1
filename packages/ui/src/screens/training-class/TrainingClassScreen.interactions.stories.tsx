import { makeClassActivity, makeMany, makePage, makeStudyCourse } from '@cloud-school/domain/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, within } from 'storybook/test';
import { failed, ready } from '../../primitives/block/Loadable.ts';
import type { ActivityFilter } from './lessons/activityFilter.ts';
import type { LessonTab } from './lessons/lessonTab.ts';
import type { PastView } from './lessons/pastView.ts';
import { makeClassPage, makeToday } from './testing/makeClassPage.ts';
import { TrainingClassScreen } from './TrainingClassScreen.tsx';

const page = makeClassPage();
const { lessons, courses } = page;
const retry = fn();

const RUNNING = { status: 'to-attend', startsAt: '2026-11-20 08:00:00' } as const;

const meta = {
  tags: ['!autodocs'],
  component: TrainingClassScreen,
  parameters: { layout: 'fullscreen' },
  args: page,
  // Holds the tab, the filter of today and the page of past lessons, as the connected page does.
  render: function Stateful(args) {
    const [tab, setTab] = useState<LessonTab>(args.lessons.tab);
    const [view, setView] = useState<PastView>(args.lessons.past.view);
    const [todayFilter, onTodayFilterChange] = useState<ActivityFilter>(args.lessons.todayFilter);
    const onTabChange = (next: LessonTab) => {
      args.lessons.onTabChange(next);
      setTab(next);
    };
    const onViewChange = (next: PastView) => {
      args.lessons.past.onViewChange(next);
      setView(next);
    };
    const past = { ...args.lessons.past, view, onViewChange };
    const lessons = { ...args.lessons, tab, onTabChange, todayFilter, onTodayFilterChange, past };
    return <TrainingClassScreen {...args} lessons={lessons} />;
  },
} satisfies Meta<typeof TrainingClassScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const HeaderAndStatistics: Story = {
  play: async ({ canvas, canvasElement, step }) => {
    await step('the facts of the class', async () => {
      await expect(canvas.getByRole('heading', { level: 1, name: /秋季 3 班/ })).toBeVisible();
      await expect(canvas.getByRole('link', { name: '我的学习' })).toHaveAttribute('href', '/study/mine');
      for (const fact of ['服务中', '2026-09-07 至 2026-12-25', '42 项', '38 人', '林静怡']) {
        await expect(canvas.getByText(fact)).toBeVisible();
      }
    });
    await step('the goal with the days left, today and the last one counted', async () => {
      const goal = canvas.getByRole('region', { name: '学习目标' });
      await expect(goal).toHaveTextContent('还有 34 天');
    });
    await step('the five figures', async () => {
      const terms = canvas.getAllByRole('term').map(({ textContent }) => textContent);
      await expect(terms).toEqual(['到班学习', '完成率', '学习时长', '答题时长', '评估结果']);
      const figures = [...canvasElement.querySelectorAll('dd')].map(({ textContent }) => textContent);
      await expect(figures).toEqual(['27次', '68.4%', '36小时20分', '5小时48分', '合格']);
    });
  },
};

/** Two run at a time: a week of practice and a lesson of an hour. */
export const OnePrimaryButton: Story = {
  args: {
    lessons: {
      ...lessons,
      today: ready([
        makeClassActivity({ id: 'week', name: '模拟测试周', endsAt: '2026-11-27 22:00:00', ...RUNNING }),
        makeClassActivity({ id: 'hour', name: '体位转移', endsAt: '2026-11-21 23:00:00', ...RUNNING }),
      ]),
    },
  },
  play: async ({ canvas }) => {
    const ground = (name: string) => getComputedStyle(canvas.getByRole('button', { name })).backgroundColor;
    await expect(ground('进入课堂：体位转移')).not.toBe(ground('进入课堂：模拟测试周'));
  },
};

export const SideColumnStays: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    const side = canvas.getByRole('complementary');
    await expect(getComputedStyle(side).position).toBe('sticky');
    await expect(getComputedStyle(side).bottom).toBe('24px');
  },
};

export const GoalBesideLessonsOnTablets: Story = {
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvas }) => {
    const goal = canvas.getByText('学习目标').getBoundingClientRect();
    const lesson = canvas.getByRole('article', { name: /^失能老人/ }).getBoundingClientRect();
    await expect(goal.left).toBeGreaterThan(lesson.right);
    await expect(goal.top).toBeLessThan(lesson.top);
  },
};

export const TodayFirstOnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const { bottom } = canvas.getByRole('button', { name: /^进入课堂：失能老人/ }).getBoundingClientRect();
    await expect(bottom).toBeLessThan(667);
    await expect(canvas.getByText('学习目标').getBoundingClientRect().top).toBeGreaterThan(bottom);
    await expect(canvas.queryByText(/^共 \d+ 门$/)).toBeNull();
    canvas.getByRole('heading', { name: '全部课程' }).scrollIntoView();
    await canvas.findByText(/^共 \d+ 门$/);
  },
};

export const PastLessonsOfTodayAreFolded: Story = {
  play: async ({ canvas, userEvent, step }) => {
    const missed = () => canvas.queryByRole('article', { name: /^晨课/ });
    const row = canvas.getByRole('button', { name: /今天已结束/ });
    await step('a row tells how many there were, and that one was missed', async () => {
      await expect(row).toHaveTextContent(/今天已结束 2 节，1 节还有题没交\s*缺勤 1 节，可补学/);
      await expect(row).toHaveAttribute('aria-expanded', 'false');
      await expect(missed()).toBeNull();
    });
    await step('it opens in its place', async () => {
      await userEvent.click(row);
      await expect(missed()).toBeVisible();
      await userEvent.click(row);
      await expect(missed()).toBeNull();
    });
  },
};

export const TheDayIsDone: Story = {
  args: {
    now: '2026-11-21 22:00:00',
    lessons: {
      ...lessons,
      today: ready([
        makeClassActivity({ status: 'attended', contents: [] }),
        makeClassActivity({ status: 'attended', contents: [], id: 'b' }, 2),
      ]),
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: '今天的课都完成了' })).toBeVisible();
  },
};

/** Where the student stopped is said while no lesson runs. */
export const ResumeWhileNothingRuns: Story = {
  args: { resume: '继续上次', now: '2026-11-21 13:00:00' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('继续上次')).toBeVisible();
  },
};

export const NoResumeWhileALessonRuns: Story = {
  args: { resume: '继续上次' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /^进入课堂/ })).toBeVisible();
    await expect(canvas.queryByText('继续上次')).toBeNull();
  },
};

export const LessonsOfToday: Story = {
  play: async ({ canvas, userEvent, args, step }) => {
    const pills = within(await canvas.findByRole('group', { name: '课堂筛选' }));
    const names = () => canvas.getAllByRole('article', { name: /./ }).map(({ textContent }) => textContent);
    await step('what runs first, then what comes, with counts', async () => {
      const labels = pills.getAllByRole('button').map(({ textContent }) => textContent);
      await expect(labels).toEqual(['全部 5', '待参加 2', '缺勤 1', '已参加 1', '选修 1']);
      await expect(names()[0]).toContain('失能老人');
      await expect(names()[1]).toContain('轮椅');
    });
    await step('only the running lesson has a solid button: 进入课堂', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /^进入课堂：失能老人/ }));
      await expect(args.lessons.onOpen).toHaveBeenCalledWith(makeToday()[0]);
    });
    await step('去测试 passes the test and its activity', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '去测试：沟通与观察随堂小测' }));
      const lesson = makeToday()[2];
      const test = lesson?.contents.find(({ kind }) => kind === 'test');
      await expect(args.lessons.onExam).toHaveBeenCalledWith(lesson, test);
    });
    await step('one filter at a time', async () => {
      await userEvent.click(pills.getByRole('button', { name: '缺勤 1' }));
      await expect(canvas.queryByRole('article', { name: /^选学/ })).toBeNull();
      await expect(canvas.getByRole('article', { name: /^晨课/ })).toBeVisible();
      await userEvent.click(pills.getByRole('button', { name: '选修 1' }));
      await expect(canvas.getByRole('article', { name: /^选学/ })).toBeVisible();
    });
  },
};

export const ADayWithoutLessons: Story = {
  args: { lessons: { ...lessons, today: ready([]) } },
  play: async ({ canvas, userEvent, args, step }) => {
    const { shortcuts, onTabChange } = args.lessons;
    await step('继续学习 opens the timetable', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /^继续学习/ }));
      await expect(shortcuts.onTimetable).toHaveBeenCalledOnce();
    });
    await step('发动态 is for the app', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /^发动态/ }));
      await expect(shortcuts.onAppOnly).toHaveBeenCalledWith('发动态');
    });
    await step('休息 asks before it goes back', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /^休息/ }));
      await userEvent.click(await screen.findByRole('button', { name: '再看看' }));
      await expect(shortcuts.onRest).not.toHaveBeenCalled();
      await userEvent.click(canvas.getByRole('button', { name: /^休息/ }));
      await userEvent.click(await screen.findByRole('button', { name: '去休息' }));
      await expect(shortcuts.onRest).toHaveBeenCalledOnce();
    });
    await step('查看往期 changes the tab', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /^查看往期/ }));
      await expect(onTabChange).toHaveBeenCalledWith('past');
      await expect(canvas.getByRole('tab', { name: '往期课堂', selected: true })).toBeVisible();
    });
  },
};

export const ExperienceMode: Story = {
  args: {
    lessons: {
      ...lessons,
      today: ready([]),
      shortcuts: { isTrial: true, onTimetable: fn(), onRest: fn(), onAppOnly: fn() },
    },
  },
  play: async ({ canvas, userEvent, args }) => {
    const { shortcuts, onTabChange } = args.lessons;
    for (const name of ['继续学习', '发动态', '查看往期', '休息']) {
      await userEvent.click(canvas.getByRole('button', { name: new RegExp(`^${name}`) }));
      await expect(shortcuts.onAppOnly).toHaveBeenLastCalledWith(name);
    }
    await expect(shortcuts.onTimetable).not.toHaveBeenCalled();
    await expect(onTabChange).not.toHaveBeenCalled();
  },
};

export const PastLessons: Story = {
  play: async ({ canvas, userEvent, args, step }) => {
    const { onViewChange } = args.lessons.past;
    await step('the second tab, by the arrow keys', async () => {
      canvas.getByRole('tab', { name: '今日课堂' }).focus();
      await userEvent.keyboard('{ArrowRight}');
      await expect(canvas.getByRole('tab', { name: '往期课堂', selected: true })).toHaveFocus();
    });
    await step('filters with the counts of the summary', async () => {
      const labels = within(await canvas.findByRole('group', { name: '课堂筛选' }))
        .getAllByRole('button')
        .map(({ textContent }) => textContent);
      await expect(labels).toEqual(['全部 37', '缺勤 2', '已参加 31', '选修 4']);
    });
    await step('a filter begins at page 1', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '第 3 页' }));
      await expect(onViewChange).toHaveBeenLastCalledWith({ filter: 'all', page: 3, size: 6 });
      await userEvent.click(canvas.getByRole('button', { name: '缺勤 2' }));
      await expect(onViewChange).toHaveBeenLastCalledWith({ filter: 'absent', page: 1, size: 6 });
    });
    await step('the jump box goes to the last page at most', async () => {
      await userEvent.type(canvas.getByRole('textbox', { name: /跳至/ }), '99{Enter}');
      await expect(onViewChange).toHaveBeenLastCalledWith({ filter: 'absent', page: 7, size: 6 });
    });
    await step('another page size begins at page 1', async () => {
      const size = canvas.getByRole('combobox', { name: '每页条数' });
      const sizes = within(size)
        .getAllByRole('option')
        .map(({ textContent }) => textContent);
      await expect(sizes).toEqual(['6 项 / 页', '9 项 / 页', '12 项 / 页']);
      await userEvent.selectOptions(size, '12 项 / 页');
      await expect(onViewChange).toHaveBeenLastCalledWith({ filter: 'absent', page: 1, size: 12 });
    });
    await step('a missed lesson is caught up with', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /^去补学/ }));
      await expect(args.lessons.onOpen).toHaveBeenCalledOnce();
    });
  },
};

export const NoPastLessons: Story = {
  args: { lessons: { ...lessons, tab: 'past', past: { ...lessons.past, list: ready(makePage([])) } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('暂无数据')).toBeVisible();
  },
};

export const ACompletedClassHasOnlyThePast: Story = {
  args: { detail: ready({ ...page.detail.data, status: 'completed' }) },
  play: async ({ canvas }) => {
    const tabs = canvas.getAllByRole('tab').map(({ textContent }) => textContent);
    await expect(tabs).toEqual(['往期课堂']);
    await expect(canvas.getByText('共 37 项')).toBeVisible();
    await expect(canvas.getByText('9 月 7 日至 12 月 25 日')).toBeVisible();
  },
};

export const Courses: Story = {
  play: async ({ canvas, userEvent, args, step }) => {
    await step('their number and the way to the timetable', async () => {
      await expect(canvas.getByText('共 6 门')).toBeVisible();
      await expect(canvas.getByRole('link', { name: '查看课表' })).toHaveAttribute(
        'href',
        args.courses.timetableTo,
      );
    });
    await step('the progress of a course has two decimals', async () => {
      const [bar] = canvas.getAllByRole('progressbar', { name: /的进度$/ });
      await expect(bar).toHaveAttribute('aria-valuetext', expect.stringMatching(/^\d+\.\d{2}%$/));
    });
    await step('a course opens by mouse or keyboard', async () => {
      canvas.getByRole('button', { name: '失智照护专题' }).focus();
      await userEvent.keyboard('{Enter}');
      await expect(args.courses.onOpen).toHaveBeenCalledWith(makeStudyCourse({}, 2));
    });
  },
};

export const ACourseThatIsOpening: Story = {
  args: { courses: { ...courses, openingId: '4002' } },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('status', { name: '正在打开课程' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '康复服务与功能训练' }));
    await expect(args.courses.onOpen).not.toHaveBeenCalled();
  },
};

export const Services: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const services = '班级公告 班级群 同学圈 学习提问 学习笔记 课堂花絮 学径单 学习报告 成绩评价 结业证书';
    for (const name of services.split(' ')) {
      await userEvent.click(canvas.getByRole('button', { name }));
      await expect(args.onAppOnly).toHaveBeenLastCalledWith(name);
    }
  },
};

export const HighlightsNeedAFaceToFaceCourse: Story = {
  args: {
    courses: { ...courses, courses: ready(makeMany(makeStudyCourse, 3)) },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: '学习笔记' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: '课堂花絮' })).toBeNull();
  },
};

export const EachBlockLoadsAgainAlone: Story = {
  args: {
    behaviour: failed('系统繁忙', retry),
    classmates: failed('系统繁忙', retry),
    visitCount: failed('系统繁忙', retry),
    lessons: { ...lessons, today: failed('系统繁忙', retry) },
  },
  play: async ({ canvas, userEvent, step }) => {
    await step('the other blocks are shown', async () => {
      await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(canvas.getByText('共 6 门')).toBeVisible();
    });
    await step('a failed one says so under its title, and loads again alone', async () => {
      await expect(canvas.getByText('今日课堂加载失败')).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: '重新加载' }));
      await expect(retry).toHaveBeenCalledTimes(1);
      for (const title of ['班级活动', '学员', '到班学习']) {
        retry.mockClear();
        const again = canvas.getByRole('button', { name: `重新加载：${title}` });
        await expect(again.closest('[role=alert]')).toHaveTextContent('加载失败');
        await expect(again.closest('li, dl > div')).toHaveTextContent(new RegExp(`^${title}`));
        await userEvent.click(again);
        await expect(retry).toHaveBeenCalledTimes(1);
      }
    });
  },
};

export const TheGoalOnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    const toggle = await canvas.findByRole('button', { name: '学习目标明细', expanded: false });
    await expect(canvas.queryByRole('progressbar', { name: '必修课堂' })).not.toBeInTheDocument();
    await userEvent.click(toggle);
    await expect(canvas.getByRole('progressbar', { name: '必修课堂' })).toBeInTheDocument();
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{Enter}');
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  },
};

export const FactsOnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    const toggle = await canvas.findByRole('button', { name: '班级资料', expanded: false });
    await expect(canvas.getByText('开班日期')).not.toBeVisible();
    for (const shown of ['完成率', '合格']) await expect(canvas.getAllByText(shown)[0]).toBeVisible();
    for (const unit of canvas.getAllByText(/^(小时|分)$/)) await expect(unit).toBeVisible();
    await userEvent.click(toggle);
    await expect(canvas.getByText('开班日期')).toBeVisible();
  },
};
