import type { Claim } from '../Claim.ts';

export const trainingClassClaims: Claim[] = [
  {
    id: 'CLASS-01',
    claim: 'Tabs with counts, 4 a page, cards, empty',
    places: [
      'packages/ui/src/screens/my-classes/MyClassesScreen.tsx',
      'packages/pages/src/pages/my-classes/myClassesView.ts',
    ],
    proofs: [
      'packages/ui/src/screens/my-classes/MyClassesScreen.interactions.stories.tsx',
      'packages/pages/src/pages/my-classes/myClassesView.test.ts',
      'tests/journeys/back.spec.ts',
      'packages/pages/src/pages/my-classes/MyClassesPage.stories.tsx',
    ],
    sabotage: [
      {
        file: 'packages/pages/src/pages/studyRoutes.ts',
        find: '  redirectRoute(paths.study, paths.myClasses),\n',
        replace: '',
        proof: 'packages/pages/src/pages/my-classes/MyClassesPage.stories.tsx',
        only: 'Study Address',
      },
      {
        file: 'packages/ui/src/screens/my-classes/ClassList.tsx',
        find: '每页 ${CLASSES_PER_PAGE} 个',
        replace: '每页 6 个',
        proof: 'packages/ui/src/screens/my-classes/MyClassesScreen.interactions.stories.tsx',
        only: 'Tabs And Pages',
      },
    ],
  },
  {
    id: 'CLASS-02',
    claim: 'What a click on a class does, up to the class page',
    places: ['packages/ui/src/screens/my-classes/classOpening.ts'],
    proofs: [
      'packages/ui/src/screens/my-classes/classOpening.test.ts',
      'packages/pages/src/pages/training-class/TrainingClassPage.stories.tsx',
    ],
    sabotage: [
      {
        file: 'packages/ui/src/screens/my-classes/classOpening.ts',
        find: '开班，请耐心等待',
        replace: '开班',
        proof: 'packages/ui/src/screens/my-classes/classOpening.test.ts',
      },
      {
        file: 'packages/ui/src/screens/my-classes/classOpening.ts',
        find: "studentClass.status === 'to-be-admitted'",
        replace: "studentClass.status === 'completed'",
        proof: 'packages/ui/src/screens/my-classes/classOpening.test.ts',
      },
    ],
  },
  {
    id: 'CLASS-03',
    claim: 'The co-branded list ignores the tenant',
    places: ['packages/pages/src/pages/my-classes/useMyClasses.ts'],
    proofs: ['tests/journeys/login-to-review.spec.ts'],
    sabotage: [
      {
        file: 'packages/pages/src/pages/my-classes/useMyClasses.ts',
        find: 'brand.capabilities.classListIgnoresTenant',
        replace: '!brand.capabilities.classListIgnoresTenant',
        proof: 'tests/journeys/login-to-review.spec.ts',
        only: 'kingdee',
        shells: ['kingdee'],
      },
    ],
  },
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
        find: `if (pageVisits.enter(page, opened.current)) uncounted.current = page;
`,
        replace: `uncounted.current = page;
`,
        proof: 'packages/pages/src/pages/training-class/TrainingClassPage.stories.tsx',
        only: 'A Visit Counts Once',
      },
      {
        file: 'packages/pages/src/pages/training-class/useVisitCount.ts',
        find: 'lastReports.track(client.call(recordVisit, { classId, studentId }))',
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
    ],
  },
  {
    id: 'CDET-05',
    claim: 'Courses with their number and 查看课表; 课堂花絮 needs a face-to-face course; 暂无课程',
    places: ['packages/ui/src/screens/training-class/courses/CoursesBlock.tsx'],
    proofs: [
      'packages/ui/src/screens/training-class/TrainingClassScreen.interactions.stories.tsx',
      'packages/ui/src/screens/training-class/courses/courseProgress.test.ts',
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
        find: `  await client.call(syncCourseUser, { courseId }, PRESS);
`,
        replace: '',
        proof: 'packages/pages/src/pages/training-class/openCourse.test.ts',
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
    ],
    sabotage: [
      {
        file: 'packages/pages/src/platform/navigation/paths.ts',
        find: 'if (!isFaceToFace) return',
        replace: 'if (isFaceToFace) return',
        proof: 'packages/pages/src/platform/navigation/paths.test.ts',
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
    ],
    sabotage: [
      {
        file: 'packages/ui/src/screens/training-class/dynamics/DynamicsBlock.tsx',
        find: 'INTERVAL_MS = 5000',
        replace: 'INTERVAL_MS = 6000',
        proof: 'packages/ui/src/screens/training-class/dynamics/DynamicsBlock.interactions.stories.tsx',
        only: 'Turns Every',
      },
    ],
  },
];
