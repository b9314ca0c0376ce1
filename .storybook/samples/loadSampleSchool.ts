import * as api from '@cloud-school/api-client';
import { toSchoolDay } from '@cloud-school/domain';
import type { Brand } from '@cloud-school/pages';
import { createSandbox, makeSeed, SANDBOX_ACCESS_KEY } from '@cloud-school/sandbox';
import type { SampleSchool } from '../../packages/domain/src/testing/sampleSchool.ts';
import { findDemoStudent, STANDARD_SCHOOL } from '../../packages/pages/src/testing/demoStudents.ts';

const nobody = { tagId: null, personId: null };
const FIRST = { current: 1, size: 20 };
const isNotNull = <Item>(item: Item | null): item is Item => item !== null;

/** What the sandbox's school of a brand answers to a visitor and to its student; null for a brand without such a school. */
export async function loadSampleSchool(brand: Pick<Brand, 'tenantDomain'>): Promise<SampleSchool | null> {
  const preDomain = brand.tenantDomain ?? STANDARD_SCHOOL;
  const session: api.ClientSession = { tenantId: null, schoolId: null, token: null };
  const { fetch, controls } = createSandbox({ host: `${preDomain}.localhost` });
  // At night the lessons of the day have left nothing yet.
  controls.fixClock(Date.parse(`${toSchoolDay(Date.now())}T19:36:00+08:00`));
  const client = api.createClient({
    fetch,
    config: { baseUrl: `http://${preDomain}.localhost/api`, accessKey: SANDBOX_ACCESS_KEY },
    session: () => session,
  });
  const tenant = await client.call(api.getTenantByPreDomain, { preDomain });
  const student = findDemoStudent(brand);
  if (!tenant || !student) return null;
  session.tenantId = tenant.id;
  const site = await visitSite(client, tenant.id);
  session.token = (await client.call(api.loginByPassword, { ...student, tenantId: tenant.id })).token;
  return { ...site, ...(await visitStudy(client)), certificate: listCertificates(preDomain) };
}

async function visitSite(client: api.Client, tenantId: string) {
  const call: api.Client['call'] = (...args) => client.call(...args);
  const { profile, ...business } = await call(api.getSchoolDetails, { tenantId });
  const news = (await call(api.pageNews, FIRST)).items;
  const notices = (await call(api.pageNotices, FIRST)).items;
  const majors = (await call(api.pageHotMajors, FIRST)).items;
  const [category] = await call(api.listProductCategories, { tenantId });
  const tabs = await call(api.listAlbumTabs, { tenantId });
  const albums = await all(tabs, async ({ key }) => {
    const categories = await call(api.listAlbumCategories, { tenantId, tabKey: key });
    return all(categories, async (album) => ({
      album,
      materials: await call(api.listAlbumMaterials, { tabKey: key, categoryId: album.id, personId: null }),
    }));
  });
  const materials = albums.flat().flatMap((album) => album.materials);
  const commented = await all(materials, async ({ id }) => {
    return (await call(api.pageComments, { object: { kind: 'picture', id }, ...FIRST })).items;
  });
  return {
    school: [await call(api.getSchoolInfo, { tenantId })].filter(isNotNull),
    'business-school': [business],
    institution: [profile.institution].filter(isNotNull),
    'certification-organization': profile.organizations,
    banner: await call(api.listBanners, { tenantId }),
    announcement: [
      ...news.map(({ title }) => ({ kind: 'news', title })),
      ...notices.map(({ title }) => ({ kind: 'notice', title })),
    ],
    news: (await all(news, ({ id }) => call(api.getNewsDetail, { id }))).filter(isNotNull),
    notice: (await all(notices, ({ id }) => call(api.getNoticeDetail, { id }))).filter(isNotNull),
    product: category
      ? (await call(api.pageCategoryProducts, { categoryId: category.id, ...FIRST })).items
      : [],
    'hot-major': majors,
    'common-question': majors.flatMap(({ questions }) => questions),
    coupon: await call(api.listReceivableCoupons, { size: FIRST.size }),
    'course-review': (await call(api.pageCourseReviews, { ...FIRST, ...nobody })).items,
    'review-tag': await call(api.listCourseReviewTags, undefined),
    'short-video': (
      await all(['people-say', 'moment'] as const, (kind) =>
        call(api.pageShortVideos, { tenantId, kind, ...FIRST, ...nobody }),
      )
    ).flatMap(({ items }) => items),
    'album-category': albums.flat().map(({ album }) => album),
    'album-material': materials,
    comment: commented.flat(),
  } satisfies Partial<SampleSchool>;
}

async function visitStudy(client: api.Client) {
  const call: api.Client['call'] = (...args) => client.call(...args);
  const user = await call(api.getUserInfo, {});
  const userId = user.id;
  const classes = await call(api.listStudentClasses, { userId });
  const ofClasses = await all(classes, async ({ classId, schoolId }) => {
    const detail = await call(api.getClassDetail, { classId, userId, studentId: null, schoolId });
    const student = { classId, studentId: detail.studentId ?? userId };
    const activities = await call(api.listClassActivities, { classId, userId });
    const courses = await call(api.listClassCourses, student);
    const dynamics = (await call(api.pageDynamics, { classId, activityId: null })).items;
    return { student, detail, activities, courses, dynamics };
  });
  const ofCourses = await all(ofClasses, ({ student, courses }) =>
    all(
      courses.filter(({ platform }) => platform === 'internal'),
      async ({ id: courseId }) => {
        const course = { ...student, courseId };
        const chapters = await call(api.getChapters, course);
        return { course, chapters, detail: await call(api.getCourseDetail, { courseId }) };
      },
    ),
  );
  const chapters = ofCourses.flat().flatMap((course) => course.chapters);
  const sections = chapters.flatMap((chapter) => chapter.sections);
  const lessons = ofCourses
    .flat()
    .flatMap(({ course, chapters }) =>
      chapters.flatMap(({ sections }) =>
        sections.flatMap(({ classrooms }) =>
          classrooms.map(({ id, kind }) => ({ ...course, classroomId: id, kind })),
        ),
      ),
    );
  const tests = lessons.filter(({ kind }) => kind === 'test');
  const trainings = lessons.filter(({ kind }) => kind === 'face-to-face');
  const activities = ofClasses.flatMap((each) => each.activities);
  const videos = lessons.filter(({ kind }) => kind === 'video');
  return {
    user: [user],
    'student-class': classes,
    'class-detail': ofClasses.map(({ detail }) => detail),
    activity: activities,
    'activity-content': activities.flatMap(({ contents }) => contents),
    'activity-dynamic': ofClasses.flatMap(({ dynamics }) => dynamics),
    course: ofClasses.flatMap(({ courses }) => courses),
    'course-detail': ofCourses.flat().map(({ detail }) => detail),
    chapter: chapters,
    section: sections.filter(({ name }) => name !== ''),
    classroom: sections.flatMap(({ classrooms }) => classrooms),
    'classroom-detail': (
      await all(trainings, ({ classroomId }) => call(api.getClassroomDetail, { classroomId }))
    ).filter(isNotNull),
    'exam-detail': (await all(tests, (lesson) => call(api.getTestDetail, lesson))).filter(isNotNull),
    questions: (await all(tests, (lesson) => readReviews(call, lesson))).flat(),
    highlight: (
      await all(trainings, ({ classroomId, ...lesson }) =>
        call(api.listHighlights, { ...lesson, bizId: classroomId }),
      )
    ).flat(),
    note: (await all(videos, (lesson) => call(api.listNotes, { ...lesson, filter: 'all' }))).flat(),
    'study-question': (await all(videos, (lesson) => call(api.listStudyQuestions, lesson))).flat(),
    'lesson-comment': (await all(videos, (lesson) => call(api.listLessonComments, lesson))).flat(),
  } satisfies Partial<SampleSchool>;
}

/** The questions of a test that the student has handed in. */
async function readReviews(
  call: api.Client['call'],
  lesson: Parameters<typeof api.getTestDetail.toPayload>[0],
) {
  const { workId } = (await call(api.getTestDetail, lesson)) ?? {};
  if (workId === undefined) return [];
  const reviews = await all(await call(api.listTestLogs, { workId }), (log) =>
    call(api.getTestReview, { workId, answerLogId: log.id }),
  );
  return reviews.flatMap(({ paper }) => paper.groups.flatMap(({ questions }) => questions));
}

/** A certificate is found by its number and a captcha: these are read from what the sandbox was given. */
function listCertificates(preDomain: string) {
  const school = makeSeed(Date.now()).schools.find((each) => each.preDomain === preDomain);
  return [
    ...(school?.levelCertificates ?? []).map(({ name, typeOfWorkName, ...certificate }) => ({
      kind: 'level',
      holderName: name,
      typeOfWork: typeOfWorkName,
      ...certificate,
    })),
    ...(school?.graduationCertificates ?? []).map(({ studentName, ...certificate }) => ({
      kind: 'graduation',
      holderName: studentName,
      ...certificate,
    })),
  ];
}

const all = <Item, Result>(items: readonly Item[], load: (item: Item) => Promise<Result>) =>
  Promise.all(items.map(load));
