import {
  makeChapter,
  makeClassroom,
  makeCourseDetail,
  makeCourseSituation,
  makeCourseware,
  makeDutyRequirements,
  makeMany,
} from '@cloud-school/domain/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { failed, LOADING, ready } from '../../primitives/block/Loadable.ts';
import { CourseScreen } from './CourseScreen.tsx';
import { FIRST_COURSE_VIEW } from './CourseView.ts';
import { StatefulCourse } from './testing/StatefulCourse.tsx';

const outage = failed('系统繁忙', fn());
const contents = { directory: makeMany(makeChapter, 3), courseware: makeCourseware() };
const LONG_NAME =
  '失能老人体位转移与压疮预防：翻身、叩背、受压点检查、床椅转移与轮椅使用中的安全要点（上下午连上，含考评示范、实操过关、答疑与复训安排）';

const meta = {
  title: '课程详情 CourseScreen',
  id: 'course-screen',
  component: CourseScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    detail: ready(makeCourseDetail()),
    situation: ready(makeCourseSituation()),
    contents: ready(contents),
    requirements: ready(makeDutyRequirements()),
    now: '2026-11-21 11:08:00',
    targetOf: ({ id, kind }) =>
      kind === 'live' ? { onOpen: fn() } : { to: `/study/classroom/online?id=${id}` },
    classesTo: '/study/mine',
    classTo: '/study/training-class?classId=c-elder-3',
    view: FIRST_COURSE_VIEW,
    onViewChange: fn(),
  },
  render: (args) => <StatefulCourse {...args} />,
} satisfies Meta<typeof CourseScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = { name: '完整 Full' };
export const Loading: Story = {
  name: '加载 骨架 Loading',
  args: { detail: LOADING, situation: LOADING, contents: LOADING, requirements: LOADING },
};
export const Empty: Story = {
  name: '空 Empty',
  args: {
    detail: ready({
      ...makeCourseDetail({ name: '', coverUrl: null, introduction: null, content: [], teachers: [] }),
      materials: [],
      introductionHtml: null,
      qualityServiceHtml: null,
    }),
    situation: ready(
      makeCourseSituation({ lastClassroom: null, studentCount: null, startsAt: null, endsAt: null }),
    ),
    contents: ready({ directory: [], courseware: {} }),
    requirements: ready({ faceToFace: null, studyTime: null, homework: null, test: null, classrooms: null }),
  },
};
export const Failed: Story = {
  name: '失败 Failed',
  args: { detail: outage, situation: outage, contents: outage, requirements: outage },
};

/** The head and the requirements are loaded; where the student stopped and the contents fail. */
export const Partial: Story = { name: '部分 Partial', args: { situation: outage, contents: outage } };

/** The head fails: the classrooms can still be opened. */
export const HeadFailed: Story = { name: '头部失败 Head Failed', args: { detail: outage } };

export const Completed: Story = {
  name: '已完成 Completed',
  args: {
    requirements: ready({
      faceToFace: { required: 4, done: 4 },
      studyTime: { required: 64_800_000, done: 70_000_000 },
      homework: { required: 3, done: 3 },
      test: null,
      classrooms: null,
    }),
  },
};
export const NotStarted: Story = { name: '未开始 Not Started', args: { now: '2026-09-01 08:00:00' } };
export const Overdue: Story = { name: '已逾期 Overdue', args: { now: '2026-12-26 08:00:00' } };

export const LongNames: Story = {
  name: '长名字 Long Names',
  args: {
    detail: ready(makeCourseDetail({ name: LONG_NAME, introduction: LONG_NAME.repeat(3) })),
    situation: ready(makeCourseSituation({ lastClassroom: { id: '1', name: LONG_NAME, progress: null } })),
    contents: ready({
      courseware: {},
      directory: [
        makeChapter({
          name: LONG_NAME,
          sections: [
            {
              id: '1',
              name: LONG_NAME,
              classrooms: makeMany(
                (_, index) => makeClassroom({ name: LONG_NAME, address: LONG_NAME }, index),
                15,
              ),
            },
          ],
        }),
      ],
    }),
  },
};

/** Names and figures are missing; a description that is hostile. */
export const HostileData: Story = {
  name: '异常数据 Hostile Data',
  args: {
    detail: ready(
      makeCourseDetail({
        coverUrl: '/media/covers/missing.svg',
        introductionHtml: '<img src=x onerror="alert(1)"><p>介绍<script>alert(2)</script></p>',
        content: [{ kind: 'unknown', type: 'swiper' }],
        teachers: [{ name: '', avatarUrl: null, role: null }],
      }),
    ),
    contents: ready({
      courseware: {},
      directory: [
        makeChapter({
          name: '',
          sections: [
            { id: '', name: '', classrooms: [makeClassroom({ name: '', progress: 340, kind: 'other' })] },
          ],
        }),
        makeChapter({ sections: [] }, 1),
      ],
    }),
    requirements: ready({
      ...makeDutyRequirements({ faceToFace: { required: 0, done: 3 }, homework: { required: 3, done: 9 } }),
    }),
  },
};

export const TwoHundredClassrooms: Story = {
  name: '200 课 Two Hundred Classrooms',
  args: {
    contents: ready({
      courseware: {},
      directory: makeMany(
        (_, index) =>
          makeChapter({
            id: `${index}`,
            sections: [{ id: '1', name: '', classrooms: makeMany(makeClassroom, 20) }],
          }),
        10,
      ),
    }),
  },
};
