import type { ClaimRow } from '../Claim.ts';

export const trainingClassClaims: ClaimRow[] = [
  {
    id: 'CDET-01',
    claim:
      "Header with its facts, ring of completion, five figures; a visit counts once, also over a reload, under StrictMode and when its answer is lost; another's class shows one message",
    places: ['packages/ui/src/screens/training-class/TrainingClassScreen.tsx'],
    edit: {
      in: 'packages/pages/src/pages/training-class/useVisitCount.ts',
      change: 'client.call(recordVisit, { classId, studentId }, WAIT)',
      to: 'Promise.resolve(1)',
      proof: 'packages/pages/src/pages/training-class/TrainingClassPage.stories.tsx',
      only: 'A Visit Counts Once',
    },
    proofs: [
      'packages/ui/src/screens/training-class/TrainingClassScreen.interactions.stories.tsx',
      'tests/journeys/class-visits.spec.ts',
      'packages/pages/src/platform/session/createPageVisits.test.ts',
    ],
  },
  {
    id: 'CDET-02',
    claim: '今日课堂, 往期课堂; a completed class offers the past only',
    places: ['packages/ui/src/screens/training-class/lessons/LessonsBlock.tsx'],
    edit: {
      change: "value === 'past' || !isCompleted",
      to: "value === 'past' || isCompleted",
      proof: 'packages/ui/src/screens/training-class/TrainingClassScreen.interactions.stories.tsx',
      only: 'A Completed Class',
    },
  },
  {
    id: 'CDET-03',
    claim:
      '全部, 待参加, 缺勤 with its red dot, 已参加, 选修, which the address keeps; four shortcuts of a day without lessons; experience mode',
    places: [
      'packages/ui/src/screens/training-class/lessons/TodayLessons.tsx',
      'packages/ui/src/screens/training-class/lessons/NoLessons.tsx',
    ],
    edit: {
      in: 'packages/api-client/src/entities/learning/parseClassActivity.ts',
      change: 'status: isRequired',
      to: 'status: true',
      proof: 'packages/api-client/src/entities/learning/parseClassActivity.test.ts',
    },
    proofs: [
      'packages/ui/src/screens/training-class/lessons/activityFilter.test.ts',
      'packages/ui/src/screens/training-class/TrainingClassScreen.interactions.stories.tsx',
      'packages/pages/src/pages/training-class/classView.test.ts',
      'tests/journeys/back.spec.ts',
    ],
  },
  {
    id: 'CDET-04',
    claim:
      'Past lessons: filters with counts, 6, 9 or 12 a page, jump box, 暂无数据; a page beyond the end leads to the last one',
    places: [
      'packages/ui/src/screens/training-class/lessons/PastLessons.tsx',
      'packages/pages/src/pages/training-class/classView.ts',
    ],
    edit: {
      change: '暂无数据',
      to: '暂无课堂',
      proof: 'packages/ui/src/screens/training-class/TrainingClassScreen.interactions.stories.tsx',
      only: 'No Past Lessons',
    },
    proofs: [
      'packages/ui/src/screens/training-class/lessons/pastView.test.ts',
      'packages/pages/src/pages/training-class/TrainingClassPage.stories.tsx',
      'packages/pages/src/pages/training-class/classView.test.ts',
      'packages/api-client/src/endpoints/learning/activity.test.ts',
    ],
  },
  {
    id: 'CDET-05',
    claim: 'Courses with their number and 查看课表; 课堂花絮 needs a face-to-face course; 暂无课程',
    places: ['packages/ui/src/screens/training-class/courses/CoursesBlock.tsx'],
    edit: {
      in: 'packages/ui/src/screens/training-class/TrainingClassScreen.tsx',
      symbol: 'hasFaceToFace',
      change: "nature === 'face-to-face'",
      to: 'nature !== null',
      proof: 'packages/ui/src/screens/training-class/TrainingClassScreen.interactions.stories.tsx',
      only: 'Highlights Need',
    },
    proofs: [
      'packages/ui/src/screens/training-class/courses/courseProgress.test.ts',
      'packages/api-client/src/entities/learning/parseStudyCourse.test.ts',
    ],
  },
  {
    id: 'CDET-06',
    claim: 'Goal with the days left to 23:59:59; services and management open PC版功能暂未开放，请打开APP',
    places: [
      'packages/ui/src/screens/training-class/goal/GoalCard.tsx',
      'packages/ui/src/dialogs/app-only/AppOnlyDialog.tsx',
      'packages/domain/src/time/daysLeft.ts',
    ],
    edit: {
      change: 'daysText(days)',
      to: 'null',
      proof: 'packages/ui/src/screens/training-class/TrainingClassScreen.interactions.stories.tsx',
      only: 'Header And Statistics',
    },
    proofs: [
      'packages/domain/src/time/daysLeft.test.ts',
      'packages/ui/src/dialogs/app-only/AppOnlyDialog.interactions.stories.tsx',
    ],
  },
  {
    id: 'CDET-07',
    claim: 'Opening a course: its page, single sign-on, requested link, address, 请联系班主任开通课程',
    places: ['packages/pages/src/pages/training-class/planCourseOpening.ts'],
    edit: {
      in: 'packages/pages/src/pages/training-class/openCourse.ts',
      symbol: 'findAddress',
      change: 'await client.call(syncCourseUser, { courseId }, CLICK_CALL);',
      to: 'void 0;',
      proof: 'packages/pages/src/pages/training-class/openCourse.test.ts',
    },
    proofs: [
      'packages/pages/src/pages/training-class/planCourseOpening.test.ts',
      'packages/pages/src/pages/training-class/TrainingClassPage.stories.tsx',
      'tests/journeys/course-openings.spec.ts',
      'packages/api-client/src/entities/learning/parseStudyCourse.test.ts',
    ],
    mutants: true,
  },
  {
    id: 'CDET-08',
    claim: 'An activity opens the face-to-face classroom or the online one, with its query',
    places: ['packages/pages/src/platform/navigation/paths.ts'],
    edit: {
      symbol: 'classroomPath',
      change: 'if (!isFaceToFace) return',
      to: 'if (isFaceToFace) return',
      proof: 'packages/pages/src/platform/navigation/paths.test.ts',
    },
    proofs: [
      'packages/ui/src/screens/training-class/TrainingClassScreen.interactions.stories.tsx',
      'tests/journeys/learning.spec.ts',
      'packages/api-client/src/entities/learning/parseClassActivity.test.ts',
    ],
  },
  {
    id: 'CDET-09',
    claim: 'The last 30 entries, one every 5000 ms; rests on hover, focus and by its button',
    places: ['packages/ui/src/screens/training-class/dynamics/Dynamics.tsx'],
    edit: {
      symbol: 'INTERVAL_MS',
      change: '5000',
      to: '6000',
      proof: 'packages/ui/src/screens/training-class/dynamics/DynamicsBlock.interactions.stories.tsx',
      only: 'Turns Every',
    },
    proofs: [
      'packages/ui/src/screens/training-class/dynamics/dynamicText.test.ts',
      'packages/api-client/src/endpoints/learning/activity.test.ts',
    ],
  },
];
