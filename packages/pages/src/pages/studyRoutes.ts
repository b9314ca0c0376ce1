import { paths } from '../platform/navigation/paths.ts';
import {
  barePage,
  type PageRoute,
  type PortalRoute,
  redirectRoute,
  sitePage,
} from '../platform/navigation/PortalRoute.ts';

const answeringPage = (path: string): PageRoute => ({
  ...barePage(path, () => import('./exam-answering/ExamAnsweringPage.tsx'), 'ExamAnsweringPage'),
  hasOwnNotices: true,
});

const studyPages = [
  sitePage(paths.mine, () => import('./mine/MinePage.tsx'), 'MinePage'),
  sitePage(paths.myClasses, () => import('./my-classes/MyClassesPage.tsx'), 'MyClassesPage'),
  {
    ...sitePage(
      paths.trainingClass,
      () => import('./training-class/TrainingClassPage.tsx'),
      'TrainingClassPage',
    ),
    importPreload: async () =>
      (await import('./training-class/preloadTrainingClass.ts')).preloadTrainingClass,
  },
  {
    ...sitePage(paths.timetable, () => import('./timetable/TimetablePage.tsx'), 'TimetablePage'),
    importPreload: async () => (await import('./timetable/preloadTimetable.ts')).preloadTimetable,
  },
  sitePage(paths.course, () => import('./course/CoursePage.tsx'), 'CoursePage'),
  sitePage(
    paths.offlineClassroom,
    () => import('./offline-classroom/OfflineClassroomPage.tsx'),
    'OfflineClassroomPage',
  ),
  {
    ...barePage(paths.lesson, () => import('./lesson/LessonPage.tsx'), 'LessonPage'),
    importPreload: async () => (await import('../features/lesson/preloadLesson.ts')).preloadLesson,
  },
  sitePage(
    paths.classroomDetail,
    () => import('./classroom-detail/ClassroomDetailPage.tsx'),
    'ClassroomDetailPage',
  ),
  sitePage(paths.testIntro, () => import('./exam-intro/ExamIntroPage.tsx'), 'ExamIntroPage'),
  answeringPage(paths.testAnswering),
  barePage(paths.testFinished, () => import('./exam-finished/ExamFinishedPage.tsx'), 'ExamFinishedPage'),
  barePage(paths.testReview, () => import('./exam-review/ExamReviewPage.tsx'), 'ExamReviewPage'),
  sitePage(paths.homeworkIntro, () => import('./exam-intro/ExamIntroPage.tsx'), 'ExamIntroPage'),
  answeringPage(paths.homeworkAnswering),
  barePage(paths.homeworkFinished, () => import('./exam-finished/ExamFinishedPage.tsx'), 'ExamFinishedPage'),
  barePage(paths.homeworkReview, () => import('./exam-review/ExamReviewPage.tsx'), 'ExamReviewPage'),
  sitePage(paths.mistakes, () => import('./mistakes/MistakesPage.tsx'), 'MistakesPage'),
  barePage(paths.mistakesPractice, () => import('./practice/PracticePage.tsx'), 'MistakesPracticePage'),
  barePage(paths.practice, () => import('./practice/PracticePage.tsx'), 'PracticePage'),
];

/** What a signed-in student does: classes, tests and homework; the area's own address opens the classes. */
export const studyRoutes: PortalRoute[] = [
  redirectRoute(paths.study, paths.myClasses),
  ...studyPages.map((route) => ({ ...route, needsSignIn: route.path !== paths.practice })),
];
