import type { ClaimRow } from '../Claim.ts';

export const courseClaims: ClaimRow[] = [
  {
    id: 'OFF-01',
    claim:
      'Tags, name, time, place; signing in and out as two steps, missed when the lesson is over; notice, numbered points, lead teacher first, highlights with preview and player; tabs of questions and notes',
    places: [
      'packages/ui/src/screens/offline-classroom/OfflineClassroomScreen.tsx',
      'packages/pages/src/pages/offline-classroom/OfflineClassroomPage.tsx',
    ],
    edit: {
      in: 'packages/ui/src/screens/offline-classroom/sections/ClassroomNotice.tsx',
      change: '<Text html={html} />',
      to: '',
      proof: 'packages/ui/src/screens/offline-classroom/OfflineClassroomScreen.interactions.stories.tsx',
      only: 'Contents',
    },
    proofs: [
      'packages/ui/src/screens/offline-classroom/hero/attendanceSteps.test.ts',
      'packages/pages/src/pages/offline-classroom/OfflineClassroomPage.stories.tsx',
      'tests/journeys/learning.spec.ts',
    ],
  },
  {
    id: 'COURSE-01',
    claim:
      'Cover, name, introduction, fellow students; 继续学习; tabs with classrooms only; requirements with status and bars; 课程介绍, 师资, 配套资料, 优质服务; 暂无数据; Back and a reload show the tabs and open chapters again; a class that fails or does not know the student says so',
    places: [
      'packages/ui/src/screens/course/CourseScreen.tsx',
      'packages/pages/src/features/class-student/useClassStudent.ts',
    ],
    edit: {
      in: 'packages/ui/src/screens/course/requirements/requirementRows.ts',
      change: "countRow('face-to-face', '面授课堂', '次', faceToFace),",
      to: '',
      proof: 'packages/ui/src/screens/course/requirements/requirementRows.test.ts',
    },
    proofs: [
      'packages/ui/src/screens/course/CourseScreen.interactions.stories.tsx',
      'tests/journeys/learning.spec.ts',
      'packages/pages/src/pages/course/CoursePage.stories.tsx',
      'packages/ui/src/screens/course/contents/findResumed.test.ts',
      'packages/pages/src/pages/course/readCourseView.test.ts',
      'tests/journeys/back.spec.ts',
      'packages/ui/src/layout/class-unavailable/ClassUnavailable.stories.tsx',
      'packages/api-client/src/entities/learning/parseCourseDetail.test.ts',
    ],
  },
  {
    id: 'COURSE-02',
    claim: 'A classroom opens by its kind; live lessons are for the app',
    places: ['packages/pages/src/features/study-address/classroomAddress.ts'],
    edit: {
      symbol: 'PATHS',
      change: 'homeworkIntro',
      to: 'testIntro',
      proof: 'packages/pages/src/features/study-address/classroomAddress.test.ts',
    },
    proofs: [
      'packages/pages/src/pages/course/CoursePage.stories.tsx',
      'packages/domain/src/lesson/contentKinds.test.ts',
    ],
  },
  {
    id: 'CROOM-01',
    claim:
      'Content list with 已完成, 学习中 and its percent, 未开始, 待批阅, 回放生成中; player, document or pictures in one frame; introduction with numbered points; floating panel with four counts',
    places: [
      'packages/ui/src/screens/classroom-detail/ClassroomDetailScreen.tsx',
      'packages/ui/src/cards/classroom-row/completionOf.ts',
      'packages/ui/src/cards/classroom/ClassroomIntro.tsx',
    ],
    edit: {
      in: 'packages/ui/src/cards/classroom/ClassroomIntro.tsx',
      change: '{index + 1}',
      to: '',
      proof: 'packages/ui/src/screens/classroom-detail/ClassroomDetailScreen.stories.tsx',
      only: 'Full',
    },
    proofs: [
      'packages/ui/src/cards/classroom-row/completionOf.test.ts',
      'packages/pages/src/pages/classroom-detail/ClassroomDetailPage.stories.tsx',
    ],
  },
];
