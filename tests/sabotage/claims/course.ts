import type { Claim } from '../Claim.ts';

export const courseClaims: Claim[] = [
  {
    id: 'OFF-01',
    claim:
      'Tags, name, time, place; signing in and out as two steps, missed when the lesson is over; notice, numbered points, lead teacher first, highlights with preview and player; tabs of questions and notes',
    places: [
      'packages/ui/src/screens/offline-classroom/OfflineClassroomScreen.tsx',
      'packages/pages/src/pages/offline-classroom/OfflineClassroomPage.tsx',
    ],
    proofs: [
      'packages/ui/src/screens/offline-classroom/OfflineClassroomScreen.interactions.stories.tsx',
      'packages/ui/src/screens/offline-classroom/hero/attendanceSteps.test.ts',
      'packages/pages/src/pages/offline-classroom/OfflineClassroomPage.stories.tsx',
      'tests/journeys/learning.spec.ts',
    ],
    sabotage: [
      {
        file: 'packages/pages/src/pages/offline-classroom/useOfflineClassroom.ts',
        find: 'query.isRequired ?? ',
        replace: '',
        proof: 'packages/pages/src/pages/offline-classroom/OfflineClassroomPage.stories.tsx',
        only: 'Without Course',
      },
      {
        file: 'packages/pages/src/pages/offline-classroom/OfflineClassroomPage.tsx',
        find: 'classroomId !== null && isCourseKnown',
        replace: 'classroomId !== null && query.courseId !== null && isCourseKnown',
        proof: 'packages/pages/src/pages/offline-classroom/OfflineClassroomPage.stories.tsx',
        only: 'Without Course',
      },
      {
        file: 'packages/ui/src/screens/offline-classroom/hero/attendanceSteps.ts',
        find: "phase === 'over' && ",
        replace: '',
        proof: 'packages/ui/src/screens/offline-classroom/hero/attendanceSteps.test.ts',
      },
      {
        file: 'packages/ui/src/screens/offline-classroom/sections/ClassroomTeachers.tsx',
        find: 'index === 0',
        replace: 'index === 1',
        proof: 'packages/ui/src/screens/offline-classroom/OfflineClassroomScreen.interactions.stories.tsx',
        only: 'Contents',
      },
    ],
  },
  {
    id: 'COURSE-01',
    claim:
      'Cover, name, introduction, fellow students; 继续学习; tabs with classrooms only; requirements with status and bars; 课程介绍, 师资, 配套资料, 优质服务; 暂无数据; a class that fails or does not know the student says so',
    places: [
      'packages/ui/src/screens/course/CourseScreen.tsx',
      'packages/pages/src/features/class-student/useClassStudent.ts',
    ],
    proofs: [
      'packages/ui/src/screens/course/CourseScreen.interactions.stories.tsx',
      'packages/ui/src/screens/course/requirements/requirementRows.test.ts',
      'tests/journeys/learning.spec.ts',
      'packages/pages/src/pages/course/CoursePage.stories.tsx',
      'packages/ui/src/layout/class-unavailable/ClassUnavailable.stories.tsx',
      'packages/api-client/src/entities/learning/parseCourseDetail.test.ts',
    ],
    sabotage: [
      {
        file: 'packages/ui/src/screens/course/CourseScreen.tsx',
        find: 'order: -1;',
        replace: 'order: 1;',
        proof: 'packages/ui/src/screens/course/CourseScreen.interactions.stories.tsx',
        only: 'Requirements Before Chapters On Phones',
      },
      {
        file: 'packages/ui/src/screens/course/contents/SectionBlock.tsx',
        find: '{isOpen && (',
        replace: '{true && (',
        proof: 'packages/ui/src/screens/course/CourseScreen.interactions.stories.tsx',
        only: 'Folds A Section',
      },
      {
        file: 'packages/ui/src/primitives/progress/formatExactShare.ts',
        find: 'Math.min(99.99, Math.max(0, share * 100))',
        replace: 'share * 100',
        proof: 'packages/ui/src/screens/course/requirements/requirementRows.test.ts',
      },
      {
        file: 'packages/ui/src/screens/course/requirements/requirementRows.ts',
        find: "'作业/测试', '项'",
        replace: "'作业/测试', '次'",
        proof: 'packages/ui/src/screens/course/requirements/requirementRows.test.ts',
      },
      {
        file: 'packages/api-client/src/entities/learning/parseCourseDetail.ts',
        find: 'introduction: 0',
        replace: 'introduction: 9',
        proof: 'packages/api-client/src/entities/learning/parseCourseDetail.test.ts',
      },
      {
        file: 'packages/api-client/src/entities/learning/parseCourseDetail.ts',
        find: 'teachers: 1',
        replace: 'teachers: 2',
        proof: 'packages/api-client/src/entities/learning/parseCourseDetail.test.ts',
      },
      {
        file: 'packages/api-client/src/entities/learning/parseCourseDetail.ts',
        find: 'materials: 3',
        replace: 'materials: 2',
        proof: 'packages/api-client/src/entities/learning/parseCourseDetail.test.ts',
      },
      {
        file: 'packages/api-client/src/entities/learning/parseCourseDetail.ts',
        find: 'service: 4',
        replace: 'service: 5',
        proof: 'packages/api-client/src/entities/learning/parseCourseDetail.test.ts',
      },
      {
        file: 'packages/pages/src/pages/course/CoursePage.tsx',
        find: "isExam: type === 'exam'",
        replace: 'isExam: false',
        proof: 'packages/pages/src/pages/course/CoursePage.stories.tsx',
        only: 'Exam Without Class',
      },
      {
        file: 'packages/pages/src/features/lesson/useDirectory.ts',
        find: "isExam: type === 'exam'",
        replace: 'isExam: false',
        proof: 'packages/pages/src/pages/course/CoursePage.stories.tsx',
        only: 'Exam Without Class',
      },
      {
        file: 'packages/ui/src/screens/course/requirements/requirementRows.ts',
        find: "countRow('face-to-face', '面授课堂', '次', faceToFace),",
        replace: '',
        proof: 'packages/ui/src/screens/course/requirements/requirementRows.test.ts',
      },
      {
        file: 'packages/ui/src/screens/course/requirements/requirementRows.ts',
        find: `    studyTimeRow(studyTime),
`,
        replace: '',
        proof: 'packages/ui/src/screens/course/requirements/requirementRows.test.ts',
      },
    ],
  },
  {
    id: 'COURSE-02',
    claim: 'A classroom opens by its kind; live lessons are for the app',
    places: ['packages/pages/src/features/study-address/classroomAddress.ts'],
    proofs: [
      'packages/pages/src/features/study-address/classroomAddress.test.ts',
      'packages/pages/src/pages/course/CoursePage.stories.tsx',
      'packages/domain/src/lesson/contentKinds.test.ts',
    ],
    sabotage: [
      {
        file: 'packages/pages/src/features/study-address/classroomAddress.ts',
        find: 'app: null',
        replace: 'app: paths.lesson',
        proof: 'packages/pages/src/features/study-address/classroomAddress.test.ts',
      },
      {
        file: 'packages/pages/src/features/study-address/classroomAddress.ts',
        find: 'homework: paths.homeworkIntro',
        replace: 'homework: paths.testIntro',
        proof: 'packages/pages/src/features/study-address/classroomAddress.test.ts',
      },
      {
        file: 'packages/pages/src/features/study-address/classroomAddress.ts',
        find: "'offline-classroom': paths.offlineClassroom",
        replace: "'offline-classroom': paths.lesson",
        proof: 'packages/pages/src/features/study-address/classroomAddress.test.ts',
      },
      {
        file: 'packages/domain/src/lesson/contentKinds.ts',
        find: 'codes: [10, 19]',
        replace: 'codes: [10]',
        proof: 'packages/domain/src/lesson/contentKinds.test.ts',
      },
      {
        file: 'packages/domain/src/lesson/contentKinds.ts',
        find: 'codes: [11]',
        replace: 'codes: [12]',
        proof: 'packages/domain/src/lesson/contentKinds.test.ts',
      },
    ],
  },
  {
    id: 'CROOM-01',
    claim:
      'Content list with 已完成, 学习中 and its percent, 未开始, 待批阅, 回放生成中; player, document or pictures in one frame; introduction with numbered points; floating panel with four counts',
    places: [
      'packages/ui/src/screens/classroom-detail/ClassroomDetailScreen.tsx',
      'packages/ui/src/cards/classroom-row/completionOf.ts',
    ],
    proofs: [
      'packages/ui/src/screens/classroom-detail/ClassroomDetailScreen.stories.tsx',
      'packages/ui/src/cards/classroom-row/completionOf.test.ts',
      'packages/pages/src/pages/classroom-detail/ClassroomDetailPage.stories.tsx',
    ],
    sabotage: [
      {
        file: 'packages/ui/src/cards/classroom-row/completionOf.ts',
        find: 'progress >= 100',
        replace: 'progress > 100',
        proof: 'packages/ui/src/cards/classroom-row/completionOf.test.ts',
      },
    ],
  },
];
