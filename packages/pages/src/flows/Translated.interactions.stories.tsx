import type { Meta, StoryObj } from '@storybook/react-vite';
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
  globals: { brand: 'portal' },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const translated = (story: StoryObj, translation: Translation): Story => ({
  ...story,
  globals: { ...meta.globals, ...story.globals },
  beforeEach: () => {
    const takeOff = tolerateForeignNodes();
    const stop = keepTranslating(translation);
    return () => {
      stop();
      takeOff();
    };
  },
});

export const Home: Story = translated(home.Visitor, 'replaced');
export const Majors: Story = translated(major.OpensAnotherMajor, 'replaced');
export const Consultation: Story = translated(major.OpensConsultation, 'replaced');
export const News: Story = translated(news.OpensAnItemOfACategory, 'replaced');
export const Notices: Story = translated(notices.OpensANoticeOfTheList, 'replaced');
export const School: Story = translated(school.OpensTabs, 'replaced');
export const SignIn: Story = translated(login.WrongPassword, 'replaced');
export const Registration: Story = translated(register.Enterprise, 'replaced');
export const Lookup: Story = translated(certificates.FindsACertificate, 'replaced');
export const LookupOnPhone: Story = translated(certificates.OnPhone, 'replaced');
export const Class: Story = translated(trainingClass.FromMyClassesToATest, 'replaced');
export const PastLessons: Story = translated(trainingClass.PastLessonsInTheAddress, 'replaced');
export const Timetable: Story = translated(timetable.ThroughThePeriods, 'replaced');
export const Course: Story = translated(course.OpensByKind, 'replaced');
export const Classroom: Story = translated(classroom.MovesOn, 'replaced');
export const Lesson: Story = translated(lesson.MovesOn, 'replaced');
export const Practice: Story = translated(practice.HandedIn, 'replaced');
export const FinishedTest: Story = translated(finished.HandedIn, 'replaced');
export const WholeTest: Story = translated(exam.WholeTest, 'replaced');
export const WholeTestOfWrappedWords: Story = translated(exam.WholeTest, 'wrapped');
export const WholeTestOfRenewedWords: Story = translated(exam.WholeTest, 'renewed');
