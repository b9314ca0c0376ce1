import {
  type Endpoint,
  getHotMajor,
  getNewsDetail,
  getNoticeDetail,
  getSchoolInfo,
  listProducts,
} from '@cloud-school/api-client';
import {
  type HotMajor,
  parseUrl,
  type Price,
  type Product,
  type School,
  type SchoolSettings,
  shownPrices,
} from '@cloud-school/domain';
import { toParagraphs } from '@cloud-school/ui';
import { newsListPath, paths } from '../platform/navigation/paths.ts';

/** A thing of schema.org. */
type Thing = Record<string, unknown> & { '@type': string };

/** Longest description of a course, in characters. */
const MAX_DESCRIPTION = 300;

/**
 * What a page is about, in the terms of schema.org, for search engines: the school on its own pages, an article, a course, and
 * the way to them. `data` are the answers of the page's calls by the key of SWR; `address` is the page's.
 */
export function structuredData(
  data: Record<string, unknown>,
  address: URL,
  settings: SchoolSettings,
): Thing[] {
  const school = answerOf(data, getSchoolInfo);
  if (!school) return [];
  const organisation = toOrganisation(school, address);
  const news = answerOf(data, getNewsDetail);
  const notice = answerOf(data, getNoticeDetail);
  const major = answerOf(data, getHotMajor);
  const product = answersOf(data, listProducts)
    .flat()
    .find(({ productId }) => productId === address.searchParams.get('id'));
  if (news && address.pathname === paths.newsDetail)
    return [
      toArticle(news.title, news.publishedAt, news.coverUrl, organisation, address),
      toBreadcrumb([['新闻资讯', newsListPath()], [news.title]], address),
    ];
  if (notice && address.pathname === paths.noticeDetail)
    return [
      toArticle(notice.title, notice.createdAt, null, organisation, address),
      toBreadcrumb([['通知公告', paths.noticeList], [notice.title]], address),
    ];
  if (major && address.pathname === paths.majors)
    return [
      toCourse(major, organisation, address),
      toBreadcrumb([['培训项目', paths.majors], [major.name]], address),
    ];
  if (product && address.pathname === paths.product)
    return [
      toOfferedCourse(product, shownPrices(product, settings).current, organisation, address),
      toBreadcrumb([['培训项目', paths.majors], [product.name]], address),
    ];
  return address.pathname === paths.home || address.pathname === paths.school ? [organisation] : [];
}

/** The answer of the call, if the page made it. */
const answerOf = <Answer>(data: Record<string, unknown>, endpoint: Endpoint<never, Answer>): Answer | null =>
  answersOf(data, endpoint)[0] ?? null;

/** Each answer of the call. */
function answersOf<Answer>(data: Record<string, unknown>, { id }: Endpoint<never, Answer>): Answer[] {
  const found = Object.entries(data).filter(([key, answer]) => key.includes(`"${id}",`) && answer != null);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- What the call's parser gave.
  return found.map(([, answer]) => answer as Answer);
}

function toOrganisation(school: School, { origin }: URL): Thing {
  return {
    '@type': 'EducationalOrganization',
    name: school.universityName,
    url: `${origin}/`,
    logo: toAbsolute(school.logoUrl, origin),
    address: school.address ?? undefined,
    telephone: school.contactMobile ?? undefined,
  };
}

const toArticle = (
  headline: string,
  publishedAt: string | null,
  picture: string | null,
  publisher: Thing,
  { origin, href }: URL,
): Thing => ({
  '@type': 'NewsArticle',
  headline,
  // The school's time.
  datePublished: publishedAt ? `${publishedAt.replace(' ', 'T')}+08:00` : undefined,
  image: toAbsolute(picture, origin),
  url: href,
  publisher,
});

const toCourse = ({ name, prospects, suitablePeople }: HotMajor, provider: Thing, { href }: URL): Thing => ({
  '@type': 'Course',
  name,
  description:
    toParagraphs(prospects || suitablePeople || '')
      .join(' ')
      .slice(0, MAX_DESCRIPTION) || name,
  url: href,
  provider,
});

/** A product is a course with its price, which is the lowest of several where it says 起. */
function toOfferedCourse(
  product: Product,
  price: Price | null,
  provider: Thing,
  { origin, href }: URL,
): Thing {
  const { name, imageUrl, certificateType, issuingAuthority } = product;
  return {
    '@type': 'Course',
    name,
    description: [name, certificateType, issuingAuthority]
      .filter(Boolean)
      .join('，')
      .slice(0, MAX_DESCRIPTION),
    image: toAbsolute(imageUrl, origin),
    url: href,
    educationalCredentialAwarded: certificateType ?? undefined,
    provider,
    offers: price ? toOffer(price, href) : undefined,
  };
}

const toOffer = ({ amount, isFrom }: Price, url: string): Thing => ({
  '@type': 'Offer',
  category: amount === '0' ? 'Free' : 'Paid',
  priceCurrency: 'CNY',
  ...(isFrom
    ? { priceSpecification: { '@type': 'PriceSpecification', minPrice: amount, priceCurrency: 'CNY' } }
    : { price: amount }),
  url,
});

const toBreadcrumb = (steps: [name: string, path?: string][], { origin }: URL): Thing => ({
  '@type': 'BreadcrumbList',
  itemListElement: [['首页', paths.home] as const, ...steps].map(([name, path], index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: path && origin + path,
  })),
});

const toAbsolute = (address: string | null, origin: string): string | undefined =>
  (address && parseUrl(address, origin)?.href) || undefined;

/** The element that carries things; undefined values are left out. */
export const toLinkedData = (things: Thing[]): string =>
  things
    .map((thing) => JSON.stringify({ '@context': 'https://schema.org', ...thing }))
    // A "<" could end the script element early.
    .map((json) => `<script type="application/ld+json">${json.replaceAll('<', String.raw`\u003c`)}</script>`)
    .join('');
