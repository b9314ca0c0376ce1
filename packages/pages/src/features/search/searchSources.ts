import {
  type Client,
  getClassDetail,
  listClassActivities,
  listClassCourses,
  listProductCategories,
  listProducts,
  pageCategoryProducts,
  pageHotMajors,
  pageNews,
  pageNotices,
} from '@cloud-school/api-client';
import {
  type ClassActivity,
  compareTimes,
  CONTENT_KINDS,
  decodeEntities,
  formatSchoolTime,
  isolate,
  isPresent,
  type Mistake,
  type Product,
  type SchoolSettings,
  type SearchEntry,
  shownPrices,
  type StudentClass,
  toSchoolDay,
} from '@cloud-school/domain';
import { formatYuan } from '@cloud-school/ui';
import {
  coursePath,
  classroomPath,
  majorPath,
  mistakesPath,
  newsPath,
  noticePath,
  productPath,
  trainingClassPath,
} from '../../platform/navigation/paths.ts';
import { classroomAddress } from '../study-address/classroomAddress.ts';

type Call = Pick<Client, 'call'>;

/** The newest of each; older news are found on their own page. */
const SIZE = 100;
const QUIET = { isQuiet: true };

/** What everyone can find; each loads and fails alone. */
export const publicSources: ((
  client: Call,
  tenantId: string,
  settings: SchoolSettings,
) => Promise<SearchEntry[]>)[] = [
  async (client, tenantId, settings) => {
    const categories = await client.call(listProductCategories, { tenantId }, QUIET);
    const shown = categories.find(({ isDefault }) => isDefault);
    if (!shown) return [];
    const page = { categoryId: shown.id, current: 1, size: SIZE };
    const { items } = await client.call(pageCategoryProducts, page, QUIET);
    return items.map((product) => toProductEntry(product, settings));
  },
  async (client) => {
    const { items } = await client.call(pageNews, { current: 1, size: SIZE }, QUIET);
    return items.map((news) => ({
      kind: 'news',
      id: news.id,
      title: news.title,
      detail: '新闻资讯',
      to: newsPath(news),
    }));
  },
  async (client) => {
    const { items } = await client.call(pageNotices, { current: 1, size: SIZE }, QUIET);
    return items.map((notice) => ({
      kind: 'notice',
      id: notice.id,
      title: notice.title,
      detail: '通知公告',
      to: noticePath(notice),
    }));
  },
  async (client, _tenantId, settings) => {
    const { items } = await client.call(pageHotMajors, { size: SIZE }, QUIET);
    const productIds = [...new Set(items.flatMap(({ relatedProductIds }) => relatedProductIds))];
    const products = productIds.length > 0 ? await client.call(listProducts, { productIds }, QUIET) : [];
    return [
      ...items.map(({ id, name }): SearchEntry => ({
        kind: 'major',
        id,
        title: name,
        detail: '培训项目',
        to: majorPath(id),
      })),
      ...items.flatMap(({ id, name, certificates }) =>
        certificates.map((certificate): SearchEntry => ({
          kind: 'certificate',
          // A certificate has no id: several majors may lead to one.
          id: certificate.name,
          title: certificate.name,
          detail: `${isolate(name)} · 可考的证书`,
          to: majorPath(id),
        })),
      ),
      ...products.map((product) => toProductEntry(product, settings)),
    ];
  },
];

/** A product says what it costs, and which certificate it leads to. */
function toProductEntry(product: Product, settings: SchoolSettings): SearchEntry {
  const { productId, name, certificateType } = product;
  const { current } = shownPrices(product, settings);
  const price = current && `¥${formatYuan(current.amount)}${current.isFrom ? ' 起' : ''}`;
  return {
    kind: 'product',
    id: productId,
    title: name,
    detail:
      [current?.amount === '0' ? '免费' : price, certificateType].filter(Boolean).join(' · ') || '培训项目',
    to: productPath(product),
  };
}

/** The classes themselves. */
export const toClassEntries = (classes: readonly StudentClass[]): SearchEntry[] =>
  classes.map(({ classId, className, schoolId }) => ({
    kind: 'class',
    id: classId,
    title: className,
    detail: '我的班级',
    to: trainingClassPath(classId, schoolId),
  }));

/** The courses and lessons of a class, by the calls of its page. */
export async function loadClass(
  client: Call,
  { classId, className, schoolId }: StudentClass,
  userId: string,
  now: Date,
): Promise<SearchEntry[]> {
  const student = { classId, userId, studentId: null, schoolId };
  const [activities, { studentId }] = await Promise.all([
    client.call(listClassActivities, { classId, userId }, QUIET),
    client.call(getClassDetail, student, QUIET),
  ]);
  const courses = await client.call(listClassCourses, { classId, studentId: studentId ?? '' }, QUIET);
  const place = { classId, studentId, userId };
  return [
    ...courses
      .filter(({ platform }) => platform === 'internal')
      .map(({ id, name }): SearchEntry => ({
        kind: 'course',
        id: `${classId} ${id}`,
        title: name,
        detail: className,
        to: coursePath(id, { classId, studentId }),
      })),
    ...nearestFirst(activities, now).flatMap((activity) => toLessonEntries(activity, place, className, now)),
  ];
}

/**
 * The lessons of an activity, by the ids of their classrooms, which a directory names too. The activity itself is a lesson
 * where none of its contents has its name.
 */
function toLessonEntries(
  activity: ClassActivity,
  place: { classId: string; studentId: string | null; userId: string },
  className: string,
  now: Date,
): SearchEntry[] {
  const { id, name, courseId, bizType, startsAt, contents } = activity;
  const at = formatSchoolTime(startsAt, now);
  const lessons = contents.flatMap((content): SearchEntry[] => {
    const to = classroomAddress(content, { classId: place.classId, courseId, activityId: id, bizType });
    if (to === null) return [];
    const { label } = CONTENT_KINDS[content.kind];
    const belongsTo = content.name === name ? className : name;
    return [
      {
        kind: 'lesson',
        id: content.id,
        title: content.name,
        content: content.kind,
        detail: [at, formatProgress(label, content.progress), belongsTo].filter(Boolean).join(' · '),
        startsAt,
        isDone: content.progress === WHOLE,
        to,
      },
    ];
  });
  const own: SearchEntry = {
    kind: 'lesson',
    // Contents are classrooms, whose ids are not of the same kind.
    id: `activity ${id}`,
    title: name,
    detail: [at, className].filter(Boolean).join(' · '),
    startsAt,
    isDone: isPresent(activity),
    to: classroomPath(activity, place),
  };
  if (lessons.some(({ title }) => title === name)) return lessons;
  return [own, ...lessons];
}

const WHOLE = 100;

/** 视频 看到 42%, 图片 已完成, or the kind alone. */
function formatProgress(label: string, progress: number | null): string {
  if (!progress) return label;
  return progress >= WHOLE ? `${label} 已完成` : `${label} 看到 ${Math.floor(progress)}%`;
}

/** Of a lesson in several activities the nearest occasion counts: the next one to come, else the last one. */
function nearestFirst(activities: readonly ClassActivity[], now: Date): ClassActivity[] {
  const today = toSchoolDay(now.getTime());
  const isToCome = ({ startsAt }: ClassActivity) => startsAt !== null && startsAt >= today;
  return [
    ...activities.filter(isToCome).toSorted((one, other) => compareTimes(one.startsAt, other.startsAt)),
    ...activities
      .filter((activity) => !isToCome(activity))
      .toSorted((one, other) => compareTimes(other.startsAt, one.startsAt)),
  ];
}

/** The student's mistakes of a class, which open in the book of the class. */
export const toMistakeEntries = (mistakes: readonly Mistake[], classId: string): SearchEntry[] =>
  mistakes.map(({ id, exam, number, times, question }) => ({
    kind: 'mistake',
    id: `${classId} ${id}`,
    title: toPlainText(question.stemHtml) || `第 ${number} 题`,
    detail: `错 ${times} 次 · ${isolate(exam.name)}`,
    to: mistakesPath(classId),
  }));

/** The words of a stem; only a block ends a word. */
const toPlainText = (html: string): string =>
  decodeEntities(html.replaceAll(/<\/?(?:p|div|br|li|tr|td|h\d)\b[^<>]*>/gi, ' ').replaceAll(/<[^<>]*>/g, ''))
    .replaceAll(/\s+/g, ' ')
    .trim();
