import {
  makeActivityDynamic,
  makeClassActivity,
  makeClassDetail,
  makeMany,
  makePage,
  makePastSummary,
  makeStudyCourse,
  makeStudySituation,
} from '@cloud-school/domain/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { failed, LOADING, ready } from '../../primitives/block/Loadable.ts';
import { makeClassPage } from './testing/makeClassPage.ts';
import { TrainingClassScreen } from './TrainingClassScreen.tsx';

const outage = failed('系统繁忙', fn());
const page = makeClassPage();
const { lessons, courses } = page;

const meta = {
  title: '班级详情 TrainingClassScreen',
  id: 'training-class-screen',
  component: TrainingClassScreen,
  parameters: { layout: 'fullscreen' },
  args: page,
} satisfies Meta<typeof TrainingClassScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = { name: '完整 Full', tags: ['area-what-a-student-does-now'] };

export const Loading: Story = {
  name: '加载 骨架 Loading',
  args: {
    detail: LOADING,
    behaviour: LOADING,
    classmates: LOADING,
    situation: LOADING,
    visitCount: LOADING,
    dynamics: LOADING,
    lessons: { ...lessons, today: LOADING },
    courses: { ...courses, courses: LOADING },
  },
};

/** No lessons today, no courses, no entries, nothing assessed yet. */
export const Empty: Story = {
  name: '空 Empty',
  args: {
    situation: ready(
      makeStudySituation({
        finishRate: null,
        studyDuration: null,
        answerDuration: null,
        evaluation: 'not-evaluated',
      }),
    ),
    dynamics: ready([]),
    lessons: { ...lessons, today: ready([]) },
    courses: { ...courses, courses: ready([]) },
  },
};

/** Each block fails and loads again on its own. */
export const Failed: Story = {
  name: '失败 Failed',
  args: {
    detail: outage,
    behaviour: outage,
    classmates: outage,
    situation: outage,
    visitCount: outage,
    dynamics: outage,
    lessons: { ...lessons, today: outage },
    courses: { ...courses, courses: outage },
  },
};

/** The header knows the class, but not its counts; today's lessons failed, the courses are still loading. */
export const Partial: Story = {
  name: '部分 Partial',
  args: {
    behaviour: outage,
    classmates: LOADING,
    visitCount: outage,
    lessons: { ...lessons, today: outage },
    courses: { ...courses, courses: LOADING },
  },
};

export const Past: Story = { name: '往期 Past', args: { lessons: { ...lessons, tab: 'past' } } };
export const PastLoading: Story = {
  name: '往期加载 Past Loading',
  args: { lessons: { ...lessons, tab: 'past', past: { ...lessons.past, summary: LOADING, list: LOADING } } },
};
export const Refused: Story = {
  name: '被拒绝 Refused',
  args: { detail: failed('您不在这个班级', fn(), true) },
};

export const PastFailed: Story = {
  name: '往期失败 Past Failed',
  args: { lessons: { ...lessons, tab: 'past', past: { ...lessons.past, summary: outage, list: outage } } },
};
export const PastEmpty: Story = {
  name: '往期为空 Past Empty',
  args: {
    lessons: {
      ...lessons,
      tab: 'past',
      past: {
        ...lessons.past,
        summary: ready(
          makePastSummary({ totalCount: 0, absentCount: 0, attendedCount: 0, electiveCount: 0 }),
        ),
        list: ready(makePage([], { pages: 0, total: 0 })),
      },
    },
  },
};

/** A completed class has past lessons only; its tests stay within reach. */
export const Completed: Story = {
  name: '已完成 Completed',
  args: {
    detail: ready(makeClassDetail({ status: 'completed', trainingEnd: '2026-10-31' })),
    lessons: {
      ...lessons,
      past: {
        ...lessons.past,
        list: ready(makePage(makeMany(makeClassActivity, 6), { pages: 7, total: 37 })),
      },
    },
  },
};

export const LittleKnown: Story = {
  name: '资料不全 Little Known',
  args: {
    detail: ready(
      makeClassDetail({
        title: '',
        status: null,
        trainingStart: null,
        trainingEnd: null,
        startDate: null,
        learningGoal: null,
        headTeacherName: null,
      }),
    ),
    behaviour: ready({ attendanceCount: null, questionCount: null, postCount: null, activityCount: null }),
    classmates: ready([]),
    situation: ready({ finishRate: null, studyDuration: null, answerDuration: null, evaluation: null }),
    visitCount: ready(null),
    lessons: {
      ...lessons,
      today: ready([
        makeClassActivity({ name: '', startsAt: null, endsAt: null, contents: [] }),
        makeClassActivity({ startsAt: '2026-11-21', endsAt: null, status: null, courseId: null }, 1),
      ]),
    },
    courses: {
      ...courses,
      courses: ready([
        makeStudyCourse({
          name: '',
          requirements: { faceToFace: null, studyTime: null, homework: null, test: null, classrooms: null },
        }),
      ]),
    },
  },
};

const LONG_NAME =
  '养老护理员（三级）与失智老人照护专项职业能力联合考评全程班 2026 年秋季第 3 班：生活照护、基础照护与康复服务（周末及晚间授课，上下学期连上）';

export const LongNames: Story = {
  name: '长名字 Long Names',
  args: {
    detail: ready(
      makeClassDetail({
        title: LONG_NAME,
        learningGoal: LONG_NAME,
        headTeacherName: '阿依古丽·买买提江·努尔',
      }),
    ),
    situation: ready(makeStudySituation({ studyDuration: '10286小时59分', evaluation: 'failed' })),
    visitCount: ready(103_400),
    dynamics: ready(
      makeMany(makeActivityDynamic, 6).map((entry) => ({
        ...entry,
        personName: LONG_NAME,
        content: LONG_NAME,
      })),
    ),
    lessons: {
      ...lessons,
      today: ready(
        makeMany((_, index) => {
          const { contents } = makeClassActivity({}, index);
          return makeClassActivity(
            {
              name: LONG_NAME,
              address: LONG_NAME,
              contents: contents.map((content) => ({ ...content, name: LONG_NAME })),
            },
            index,
          );
        }, 4),
      ),
    },
    courses: {
      ...courses,
      courses: ready(makeMany(makeStudyCourse, 3).map((course) => ({ ...course, name: LONG_NAME }))),
    },
  },
};

/** Only the part near the viewport is rendered. */
export const TwoThousandActivities: Story = {
  name: '2000 个活动 Two Thousand Activities',
  args: { lessons: { ...lessons, today: ready(makeMany(makeClassActivity, 2000)) } },
  // Many rows of the kind that other stories show.
  parameters: { a11y: { test: 'off' } },
};
