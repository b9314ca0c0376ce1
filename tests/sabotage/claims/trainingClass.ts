import type { Claim } from '../Claim.ts';

export const trainingClassClaims: Claim[] = [
  {
    id: 'CDET-01',
    claim:
      "Header with its facts, ring of completion, five figures; a visit counts once, also over a reload, under StrictMode and when its answer is lost; another's class shows one message",
    places: [
      'packages/ui/src/screens/training-class/TrainingClassScreen.tsx',
      'packages/pages/src/pages/training-class/useVisitCount.ts',
    ],
    proofs: [
      'packages/ui/src/screens/training-class/TrainingClassScreen.interactions.stories.tsx',
      'tests/journeys/class-visits.spec.ts',
      'packages/pages/src/platform/session/createPageVisits.test.ts',
      'packages/pages/src/pages/training-class/TrainingClassPage.stories.tsx',
    ],
    sabotage: [
      {
        file: 'packages/ui/src/screens/training-class/hero/ClassHero.tsx',
        find: 'label="开班日期"',
        replace: 'only="wide" label="开班日期"',
        proof: 'packages/ui/src/screens/training-class/TrainingClassScreen.interactions.stories.tsx',
        only: 'Facts On A Phone',
      },
      {
        file: 'packages/pages/src/pages/training-class/useVisitCount.ts',
        find: 'pageVisits.enter(page, opened.current)',
        replace: 'pageVisits.enter(page, opened.current) || page',
        proof: 'tests/journeys/class-visits.spec.ts',
        only: 'a visit of a class counts once: a reload continues it',
      },
      {
        file: 'packages/pages/src/pages/training-class/useVisitCount.ts',
        find: 'client.call(recordVisit, { classId, studentId }, WAIT)',
        replace: 'Promise.resolve(1)',
        proof: 'packages/pages/src/pages/training-class/TrainingClassPage.stories.tsx',
        only: 'A Visit Counts Once',
      },
      {
        file: 'packages/ui/src/screens/training-class/TrainingClassScreen.tsx',
        find: '<ClassUnavailable message={detail.message}',
        replace: '<ClassUnavailable message=""',
        proof: 'packages/pages/src/pages/training-class/TrainingClassPage.stories.tsx',
        only: 'Not My Class',
      },
    ],
  },
  {
    id: 'CDET-02',
    claim: '今日课堂, 往期课堂; a completed class offers the past only',
    places: ['packages/ui/src/screens/training-class/lessons/LessonsBlock.tsx'],
    proofs: ['packages/ui/src/screens/training-class/TrainingClassScreen.interactions.stories.tsx'],
    sabotage: [
      {
        file: 'packages/ui/src/screens/training-class/lessons/LessonsBlock.tsx',
        find: "value === 'past' || !isCompleted",
        replace: "value === 'past' || isCompleted",
        proof: 'packages/ui/src/screens/training-class/TrainingClassScreen.interactions.stories.tsx',
        only: 'A Completed Class',
      },
    ],
  },
  {
    id: 'CDET-03',
    claim:
      '全部, 待参加, 缺勤 with its red dot, 已参加, 选修; four shortcuts of a day without lessons; experience mode',
    places: [
      'packages/ui/src/screens/training-class/lessons/TodayLessons.tsx',
      'packages/ui/src/screens/training-class/lessons/NoLessons.tsx',
    ],
    proofs: [
      'packages/ui/src/screens/training-class/lessons/activityFilter.test.ts',
      'packages/ui/src/screens/training-class/TrainingClassScreen.interactions.stories.tsx',
      'packages/api-client/src/entities/learning/parseClassActivity.test.ts',
    ],
    sabotage: [
      {
        file: 'packages/ui/src/screens/training-class/lessons/NoLessons.tsx',
        find: 'isTrial ? () => onAppOnly(name) : run',
        replace: 'run',
        proof: 'packages/ui/src/screens/training-class/TrainingClassScreen.interactions.stories.tsx',
        only: 'Experience Mode',
      },
      {
        file: 'packages/ui/src/screens/training-class/lessons/activityFilter.ts',
        find: "filter.value === 'absent' && count > 0",
        replace: 'count > 0',
        proof: 'packages/ui/src/screens/training-class/lessons/activityFilter.test.ts',
      },
      {
        file: 'packages/api-client/src/entities/learning/parseClassActivity.ts',
        find: "'to-attend': 0, absent: 1",
        replace: "'to-attend': 1, absent: 0",
        proof: 'packages/api-client/src/entities/learning/parseClassActivity.test.ts',
      },
      {
        file: 'packages/api-client/src/entities/learning/parseClassActivity.ts',
        find: 'status: isRequired ? parseCode(record.classActivityStatus, ATTENDANCE_CODES) : null',
        replace: 'status: parseCode(record.classActivityStatus, ATTENDANCE_CODES)',
        proof: 'packages/api-client/src/entities/learning/parseClassActivity.test.ts',
      },
      {
        file: 'packages/ui/src/screens/training-class/lessons/activityFilter.ts',
        find: "'to-attend': '待参加'",
        replace: "'to-attend': '未参加'",
        proof: 'packages/ui/src/screens/training-class/TrainingClassScreen.interactions.stories.tsx',
        only: 'Lessons Of Today',
      },
      {
        file: 'packages/ui/src/screens/training-class/lessons/activityFilter.ts',
        find: "elective: '选修'",
        replace: "elective: '其他'",
        proof: 'packages/ui/src/screens/training-class/TrainingClassScreen.interactions.stories.tsx',
        only: 'Lessons Of Today',
      },
    ],
  },
  {
    id: 'CDET-04',
    claim: 'Past lessons: filters with counts, 6, 9 or 12 a page, jump box, 暂无数据',
    places: [
      'packages/ui/src/screens/training-class/lessons/PastLessons.tsx',
      'packages/pages/src/pages/training-class/classView.ts',
    ],
    proofs: [
      'packages/ui/src/screens/training-class/TrainingClassScreen.interactions.stories.tsx',
      'packages/ui/src/screens/training-class/lessons/pastView.test.ts',
      'packages/pages/src/pages/training-class/classView.test.ts',
      'packages/api-client/src/endpoints/learning/activity.test.ts',
    ],
    sabotage: [
      {
        file: 'packages/ui/src/screens/training-class/lessons/PastLessons.tsx',
        find: 'onViewChange({ ...view, size, page: 1 })',
        replace: 'onViewChange({ ...view, size })',
        proof: 'packages/ui/src/screens/training-class/TrainingClassScreen.interactions.stories.tsx',
        only: 'Past Lessons',
      },
      {
        file: 'packages/ui/src/screens/training-class/lessons/pastView.ts',
        find: '[6, 9, 12]',
        replace: '[6, 9, 15]',
        proof: 'packages/ui/src/screens/training-class/lessons/pastView.test.ts',
      },
      {
        file: 'packages/api-client/src/endpoints/learning/activity.ts',
        find: 'absent: { classActivityStatus: 1, isRequired: 1 }',
        replace: 'absent: { classActivityStatus: 1 }',
        proof: 'packages/api-client/src/endpoints/learning/activity.test.ts',
      },
      {
        file: 'packages/api-client/src/endpoints/learning/activity.ts',
        find: 'attended: { classActivityStatus: 2, isRequired: 1 }',
        replace: 'attended: { classActivityStatus: 1, isRequired: 1 }',
        proof: 'packages/api-client/src/endpoints/learning/activity.test.ts',
      },
      {
        file: 'packages/api-client/src/endpoints/learning/activity.ts',
        find: 'elective: { isRequired: 0 }',
        replace: 'elective: { isRequired: 1 }',
        proof: 'packages/api-client/src/endpoints/learning/activity.test.ts',
      },
      {
        file: 'packages/api-client/src/endpoints/learning/activity.ts',
        find: "sort: 'id'",
        replace: "sort: 'createdTime'",
        proof: 'packages/api-client/src/endpoints/learning/activity.test.ts',
      },
      {
        file: 'packages/ui/src/screens/training-class/lessons/pastView.ts',
        find: 'count: ({ absentCount }) => absentCount',
        replace: 'count: ({ attendedCount }) => attendedCount',
        proof: 'packages/ui/src/screens/training-class/lessons/pastView.test.ts',
      },
    ],
  },
  {
    id: 'CDET-05',
    claim: 'Courses with their number and 查看课表; 课堂花絮 needs a face-to-face course; 暂无课程',
    places: ['packages/ui/src/screens/training-class/courses/CoursesBlock.tsx'],
    proofs: [
      'packages/ui/src/screens/training-class/TrainingClassScreen.interactions.stories.tsx',
      'packages/ui/src/screens/training-class/courses/courseProgress.test.ts',
      'packages/api-client/src/entities/learning/parseStudyCourse.test.ts',
    ],
    sabotage: [
      {
        file: 'packages/ui/src/screens/training-class/courses/CoursesBlock.tsx',
        find: '共 {courses.data.length} 门',
        replace: '{courses.data.length} 门',
        proof: 'packages/ui/src/screens/training-class/TrainingClassScreen.interactions.stories.tsx',
        only: 'Courses',
      },
      {
        file: 'packages/ui/src/screens/training-class/TrainingClassScreen.tsx',
        find: "nature === 'face-to-face'",
        replace: 'nature !== null',
        proof: 'packages/ui/src/screens/training-class/TrainingClassScreen.interactions.stories.tsx',
        only: 'Highlights Need',
      },
      {
        file: 'packages/api-client/src/entities/learning/parseStudyCourse.ts',
        find: "if (code === 0) return 'face-to-face';",
        replace: "if (code === 0) return 'blended';",
        proof: 'packages/api-client/src/entities/learning/parseStudyCourse.test.ts',
      },
    ],
  },
  {
    id: 'CDET-06',
    claim: 'Goal with the days left to 23:59:59; services and management open PC版功能暂未开放，请打开APP',
    places: [
      'packages/ui/src/screens/training-class/goal/GoalCard.tsx',
      'packages/ui/src/dialogs/app-only/AppOnlyDialog.tsx',
    ],
    proofs: [
      'packages/ui/src/screens/training-class/goal/daysLeft.test.ts',
      'packages/ui/src/screens/training-class/TrainingClassScreen.interactions.stories.tsx',
      'packages/ui/src/dialogs/app-only/AppOnlyDialog.interactions.stories.tsx',
    ],
    sabotage: [
      {
        file: 'packages/ui/src/screens/training-class/goal/daysLeft.ts',
        find: 'T23:59:59Z',
        replace: 'T00:00:00Z',
        proof: 'packages/ui/src/screens/training-class/goal/daysLeft.test.ts',
      },
      {
        file: 'packages/ui/src/dialogs/app-only/AppOnlyDialog.tsx',
        find: 'PC版功能暂未开放，请打开APP',
        replace: '请打开APP',
        proof: 'packages/ui/src/dialogs/app-only/AppOnlyDialog.interactions.stories.tsx',
        only: 'Tells The Way',
      },
    ],
  },
  {
    id: 'CDET-07',
    claim: 'Opening a course: its page, single sign-on, requested link, address, 请联系班主任开通课程',
    places: [
      'packages/pages/src/pages/training-class/planCourseOpening.ts',
      'packages/pages/src/pages/training-class/openCourse.ts',
    ],
    proofs: [
      'packages/pages/src/pages/training-class/planCourseOpening.test.ts',
      'packages/pages/src/pages/training-class/openCourse.test.ts',
      'packages/pages/src/pages/training-class/TrainingClassPage.stories.tsx',
      'tests/journeys/course-openings.spec.ts',
      'packages/api-client/src/entities/learning/parseStudyCourse.test.ts',
    ],
    sabotage: [
      {
        file: 'packages/pages/src/pages/training-class/planCourseOpening.ts',
        find: "classCode ? { kind: 'link', classCode } : CLOSED",
        replace: 'CLOSED',
        proof: 'packages/pages/src/pages/training-class/planCourseOpening.test.ts',
      },
      {
        file: 'packages/pages/src/pages/training-class/openCourse.ts',
        find: `  await client.call(syncCourseUser, { courseId }, CLICK_CALL);
`,
        replace: '',
        proof: 'packages/pages/src/pages/training-class/openCourse.test.ts',
      },
      {
        file: 'packages/api-client/src/entities/learning/parseStudyCourse.ts',
        find: 'type === 10',
        replace: 'type === 13',
        proof: 'packages/api-client/src/entities/learning/parseStudyCourse.test.ts',
      },
      {
        file: 'packages/api-client/src/entities/learning/parseStudyCourse.ts',
        find: 'type === 12',
        replace: 'type === 13',
        proof: 'packages/api-client/src/entities/learning/parseStudyCourse.test.ts',
      },
      {
        file: 'packages/api-client/src/entities/learning/parseStudyCourse.ts',
        find: 'type === 11',
        replace: 'type === 13',
        proof: 'packages/api-client/src/entities/learning/parseStudyCourse.test.ts',
      },
      {
        file: 'packages/api-client/src/entities/learning/parseStudyCourse.ts',
        find: 'readCode(learningPlatform) === 0',
        replace: 'readCode(learningPlatform) === 1',
        proof: 'packages/api-client/src/entities/learning/parseStudyCourse.test.ts',
      },
      {
        file: 'packages/pages/src/pages/training-class/planCourseOpening.ts',
        find: "learningUrl ? { kind: 'address', address: learningUrl } : CLOSED",
        replace: 'CLOSED',
        proof: 'packages/pages/src/pages/training-class/planCourseOpening.test.ts',
      },
    ],
  },
  {
    id: 'CDET-08',
    claim: 'An activity opens the face-to-face classroom or the online one, with its query',
    places: ['packages/pages/src/platform/navigation/paths.ts'],
    proofs: [
      'packages/pages/src/platform/navigation/paths.test.ts',
      'packages/ui/src/screens/training-class/TrainingClassScreen.interactions.stories.tsx',
      'tests/journeys/learning.spec.ts',
      'packages/api-client/src/entities/learning/parseClassActivity.test.ts',
    ],
    sabotage: [
      {
        file: 'packages/pages/src/platform/navigation/paths.ts',
        find: 'if (!isFaceToFace) return',
        replace: 'if (isFaceToFace) return',
        proof: 'packages/pages/src/platform/navigation/paths.test.ts',
      },
      {
        file: 'packages/api-client/src/entities/learning/parseClassActivity.ts',
        find: 'optionalNumber(record.onlineType) === 2',
        replace: 'optionalNumber(record.onlineType) === 1',
        proof: 'packages/api-client/src/entities/learning/parseClassActivity.test.ts',
      },
    ],
  },
  {
    id: 'CDET-09',
    claim: 'The last 30 entries, one every 5000 ms; rests on hover, focus and by its button',
    places: ['packages/ui/src/screens/training-class/dynamics/DynamicsBlock.tsx'],
    proofs: [
      'packages/ui/src/screens/training-class/dynamics/DynamicsBlock.interactions.stories.tsx',
      'packages/ui/src/screens/training-class/dynamics/dynamicText.test.ts',
      'packages/api-client/src/endpoints/learning/activity.test.ts',
    ],
    sabotage: [
      {
        file: 'packages/ui/src/screens/training-class/dynamics/DynamicsBlock.tsx',
        find: 'INTERVAL_MS = 5000',
        replace: 'INTERVAL_MS = 6000',
        proof: 'packages/ui/src/screens/training-class/dynamics/DynamicsBlock.interactions.stories.tsx',
        only: 'Turns Every',
      },
      {
        file: 'packages/api-client/src/endpoints/learning/activity.ts',
        find: 'DYNAMICS_SIZE = 30',
        replace: 'DYNAMICS_SIZE = 20',
        proof: 'packages/api-client/src/endpoints/learning/activity.test.ts',
      },
    ],
  },
];
