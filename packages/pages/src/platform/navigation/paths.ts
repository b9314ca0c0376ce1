import {
  type ActivityContent,
  type Certificate,
  type ClassActivity,
  CONTENT_KINDS,
  type ExamKind,
  keysOf,
  type RegistrationType,
} from '@cloud-school/domain';

/** Every address of the portal, once. Routes and links use these names; addresses with a query have a maker below. */
export const paths = {
  home: '/',
  login: '/login',
  studentLogin: '/login/student-login',
  promotionLogin: '/login/promotion',
  ssoLogin: '/sso-login',
  loginGuide: '/login-guide',
  register: '/register',
  organisationCode: '/organisation-qr',
  serviceAgreement: '/service-agreement',
  privacyPolicy: '/privacy-policy',
  notices: '/notice',
  noticeList: '/notice/list',
  noticeDetail: '/notice/detail',
  majors: '/educational-product',
  product: '/educational-product/detail',
  news: '/news',
  newsList: '/news-information/list',
  newsDetail: '/news-information/detail',
  certificateQuery: '/query',
  certificateQueryDesktop: '/query_pc',
  certificateQueryPhone: '/query_h5',
  school: '/school-info',
  study: '/study',
  mine: '/study/me',
  myClasses: '/study/mine',
  trainingClass: '/study/training-class',
  timetable: '/study/class-time-table',
  offlineClassroom: '/study/classroom/offline',
  lesson: '/study/classroom/online',
  classroomDetail: '/study/classroom/classroom-detail',
  course: '/study/course/course-detail',
  homeworkIntro: '/study/homework',
  homeworkAnswering: '/study/homework/answer',
  homeworkFinished: '/study/homework/answer-finish',
  homeworkReview: '/study/homework/check-my-homework',
  testIntro: '/study/test',
  testAnswering: '/study/test/answer',
  testFinished: '/study/test/answer-finish',
  testReview: '/study/test/check-my-test-exam',
  practice: '/study/practice',
  mistakes: '/study/mistakes',
  mistakesPractice: '/study/mistakes/practice',
} as const;

interface ExamPaths {
  intro: string;
  answering: string;
  finished: string;
  review: string;
}

/** The four addresses of each kind of exam. */
export const examPaths: Record<ExamKind, ExamPaths> = {
  test: {
    intro: paths.testIntro,
    answering: paths.testAnswering,
    finished: paths.testFinished,
    review: paths.testReview,
  },
  homework: {
    intro: paths.homeworkIntro,
    answering: paths.homeworkAnswering,
    finished: paths.homeworkFinished,
    review: paths.homeworkReview,
  },
};

/** Adds the parameters that have a value, in the given order. */
function withQuery(path: string, query: Record<string, string | null | undefined>): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value) search.set(name, value);
  return search.size > 0 ? `${path}?${search}` : path;
}

/** The catalogue of majors, opened at one major and one question about it. */
export const majorPath = (id: string | null, questionId: string | null = null): string =>
  withQuery(paths.majors, { id, questionId });

/** One training product. */
export const productPath = ({ productId }: { productId: string }): string =>
  withQuery(paths.product, { id: productId });

/** One news item; the category returns to the list it was opened from. */
export const newsPath = ({ id }: { id: string }, categoryId: string | null = null): string =>
  withQuery(paths.newsDetail, { id, categorizeId: categoryId });

/** The news list of one category or of all. */
export const newsListPath = (categoryId: string | null = null, current = 1): string =>
  withQuery(paths.newsList, { categorizeId: categoryId, current: current > 1 ? String(current) : null });

export const noticePath = ({ id }: { id: string }): string => withQuery(paths.noticeDetail, { id });

/** The school profile at one of its tabs: 0 学校概况, 1 招生区域, 2 服务网点, 3 认证机构. */
export const schoolPath = (tabIndex = 0): string =>
  withQuery(paths.school, { index: tabIndex > 0 ? String(tabIndex) : null });

/** The tab that an address of the school profile names, or null. Older addresses use `data` for `index`. */
export function readSchoolTab(search: URLSearchParams): number | null {
  const text = search.get('index') ?? search.get('data');
  return text && /^\d{1,2}$/.test(text) ? Number(text) : null;
}

/** The query `type` of the registration (REG-01). */
const REGISTRATION_CODES: Record<RegistrationType, string> = {
  'nursing-student': '1',
  enterprise: '2',
  'health-student': '3',
};

export const registerPath = (type: RegistrationType): string =>
  withQuery(paths.register, { type: REGISTRATION_CODES[type] });

/** The registration that an address names; nursing students where it names none. */
export function readRegistrationType(search: URLSearchParams): RegistrationType {
  const code = search.get('type');
  return keysOf(REGISTRATION_CODES).find((type) => REGISTRATION_CODES[type] === code) ?? 'nursing-student';
}

/** The query `type`: the tabs of the certificate query in their order. */
export const CERTIFICATE_CODES: Record<Certificate['kind'], string> = { level: '0', graduation: '1' };

/** The certificate query at one of its tabs, with the number of a certificate, never a name; it opens on any device. */
export const certificatePath = (kind: Certificate['kind'], number: string | null = null): string =>
  withQuery(paths.certificateQuery, { type: CERTIFICATE_CODES[kind], number });

/** `schoolId` is absent where the list of classes does not know it. */
export const trainingClassPath = (classId: string, schoolId: string | null = null): string =>
  withQuery(paths.trainingClass, { classId, schoolId });

/** What a student got wrong in a class. */
export const mistakesPath = (classId: string): string => withQuery(paths.mistakes, { classId });

/** A round of the mistakes of a class; of one exam where its work is named. */
export const mistakesPracticePath = (classId: string, workId: string | null = null): string =>
  withQuery(paths.mistakesPractice, { classId, workId });

/** What the pages of a class need to know of the class they were opened from. */
interface ClassQuery {
  classId: string;
  studentId: string | null;
  userId: string | null;
}

/** The timetable of a class; `isTrial` is the experience mode (TIME-01). */
export const timetablePath = ({ isTrial, ...query }: ClassQuery & { isTrial: boolean }): string =>
  withQuery(paths.timetable, { ...query, experience: isTrial ? '1' : null });

/** A course of a class (COURSE-01). */
export const coursePath = (courseId: string, { classId, studentId }: Omit<ClassQuery, 'userId'>): string =>
  withQuery(paths.course, { courseId, classId, classStudentId: studentId });

/** The lesson of a face-to-face activity: its homework may stand before it, and the code of its kind may be unknown. */
const findLesson = (contents: readonly ActivityContent[]): ActivityContent | undefined =>
  contents.find(({ kind }) => CONTENT_KINDS[kind].opensIn === 'offline-classroom') ??
  contents.find(({ kind }) => CONTENT_KINDS[kind].exam === null);

/** The classroom of an activity: face to face (OFF-01) or online (CROOM-01); CDET-08. */
export const classroomPath = (
  activity: Pick<ClassActivity, 'id' | 'courseId' | 'bizType' | 'isRequired' | 'isFaceToFace' | 'contents'>,
  { classId, studentId, userId }: ClassQuery,
): string => {
  const { id: activityId, courseId, bizType, isFaceToFace } = activity;
  const query = { activityId, classId, studentId, courseId, bizType };
  if (!isFaceToFace) return withQuery(paths.classroomDetail, { ...query, userId });
  return withQuery(paths.offlineClassroom, {
    ...query,
    classroomId: findLesson(activity.contents)?.id ?? null,
    isRequired: activity.isRequired ? '1' : '0',
  });
};
