import type { Meta } from '@storybook/react-vite';
import * as certificates from '../pages/certificate-query/CertificateQueryPages.stories.tsx';
import * as classroom from '../pages/classroom-detail/ClassroomDetailPage.stories.tsx';
import * as course from '../pages/course/CoursePage.stories.tsx';
import * as exam from '../pages/exam-answering/ExamAnsweringPage.stories.tsx';
import * as finished from '../pages/exam-finished/ExamFinishedPage.stories.tsx';
import * as home from '../pages/home/HomePage.stories.tsx';
import * as major from '../pages/hot-major/HotMajorPage.stories.tsx';
import * as lesson from '../pages/lesson/LessonPage.stories.tsx';
import * as login from '../pages/login/LoginPage.stories.tsx';
import * as news from '../pages/news-detail/NewsPages.stories.tsx';
import * as notices from '../pages/notice-detail/NoticePages.stories.tsx';
import * as practice from '../pages/practice/PracticePage.stories.tsx';
import * as register from '../pages/register/RegisterPage.stories.tsx';
import * as school from '../pages/school-profile/SchoolProfilePage.stories.tsx';
import * as timetable from '../pages/timetable/TimetablePage.stories.tsx';
import * as trainingClass from '../pages/training-class/TrainingClassPage.stories.tsx';
import { tolerateForeignNodes } from '../platform/portal/tolerateForeignNodes.ts';
import { keepTranslating, type Translation } from '../testing/keepTranslating.ts';

/**
 * Visits to pages in which others change every text node, before and while the visitor uses them. They are those of the
 * pages' own stories, so that what is typed, chosen and shown is the same. A call of React that would have failed is mended
 * with a warning, which fails the story: no page may need it.
 */
const meta = {
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  // Each brand shows its own school, and the stories name what is in this one.
  globals: { brand: 'portal', viewport: { value: 'desktop' } },
} satisfies Meta;
export default meta;

const translated = <Of extends object>(story: Of, translation: Translation) => ({
  ...story,
  beforeEach: () => {
    const takeOff = tolerateForeignNodes();
    const stop = keepTranslating(translation);
    return () => {
      stop();
      takeOff();
    };
  },
});

export const Home = translated(home.Visitor, 'replaced');
export const Majors = translated(major.OpensAnotherMajor, 'replaced');
export const Consultation = translated(major.OpensConsultation, 'replaced');
export const News = translated(news.OpensAnItemOfACategory, 'replaced');
export const Notices = translated(notices.OpensANoticeOfTheList, 'replaced');
export const School = translated(school.OpensTabs, 'replaced');
export const SignIn = translated(login.WrongPassword, 'replaced');
export const Registration = translated(register.Enterprise, 'replaced');
export const Lookup = translated(certificates.FindsACertificate, 'replaced');
export const LookupOnPhone = translated(certificates.OnPhone, 'replaced');
export const Class = translated(trainingClass.FromMyClassesToATest, 'replaced');
export const PastLessons = translated(trainingClass.PastLessonsInTheAddress, 'replaced');
export const Timetable = translated(timetable.ThroughThePeriods, 'replaced');
export const Course = translated(course.OpensByKind, 'replaced');
export const Classroom = translated(classroom.MovesOn, 'replaced');
export const Lesson = translated(lesson.MovesOn, 'replaced');
export const Practice = translated(practice.HandedIn, 'replaced');
export const FinishedTest = translated(finished.HandedIn, 'replaced');
export const WholeTest = translated(exam.WholeTest, 'replaced');
export const WholeTestOfWrappedWords = translated(exam.WholeTest, 'wrapped');
export const WholeTestOfRenewedWords = translated(exam.WholeTest, 'renewed');
