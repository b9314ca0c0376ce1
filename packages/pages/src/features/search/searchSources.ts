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
  CONTENT_KINDS,
  type Product,
  type SchoolSettings,
  type SearchEntry,
  shownPrices,
  type StudentClass,
} from '@cloud-school/domain';
import { formatYuan } from '@cloud-school/ui';
import {
  coursePath,
  classroomPath,
  majorPath,
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
      detail: '学校新闻',
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
    ...activities.flatMap((activity): SearchEntry[] => [
      {
        kind: 'lesson',
        // Lessons are classrooms, whose ids are not of the same kind.
        id: `activity ${activity.id}`,
        title: activity.name,
        detail: [activity.startsAt?.slice(5, 16), className].filter(Boolean).join(' · '),
        to: classroomPath(activity, place),
      },
      ...activity.contents.flatMap((content): SearchEntry[] => {
        const { courseId, bizType } = activity;
        const to = classroomAddress(content, { classId, courseId, activityId: activity.id, bizType });
        const detail = `${CONTENT_KINDS[content.kind].label} · ${activity.name}`;
        return to === null ? [] : [{ kind: 'lesson', id: content.id, title: content.name, detail, to }];
      }),
    ]),
  ];
}
