import { standardSettings } from '@cloud-school/domain';
import { makeProduct } from '@cloud-school/domain/testing';
import { expect, test } from 'vitest';
import { structuredData, toLinkedData } from './structuredData.ts';

const school = {
  universityId: '1',
  universityName: '云帆职业培训学校',
  projectName: '照护人才云校',
  logoUrl: '/media/logo.svg',
  address: '杭州市拱墅区莫干山路 1418 号',
  position: null,
  typeName: null,
  crowd: null,
  websiteUrl: null,
  contactMobile: '0571-88326610',
};
const SCHOOL = { '@null,null,"school.info",#tenantId:"1",,': school };
const at = (path: string) => new URL(path, 'https://yunfan.example');
const organisation = {
  '@type': 'EducationalOrganization',
  name: '云帆职业培训学校',
  url: 'https://yunfan.example/',
  logo: 'https://yunfan.example/media/logo.svg',
  address: '杭州市拱墅区莫干山路 1418 号',
  telephone: '0571-88326610',
};

test('home and the profile are about the school, the sign-in about nothing', () => {
  expect(structuredData(SCHOOL, at('/'), standardSettings)).toEqual([organisation]);
  expect(structuredData(SCHOOL, at('/school-info'), standardSettings)).toEqual([organisation]);
  expect(structuredData(SCHOOL, at('/login'), standardSettings)).toEqual([]);
  expect(structuredData({}, at('/'), standardSettings)).toEqual([]);
});

test('an article has its date in the time of the school, and its place on the site', () => {
  const news = { title: '成绩公布', publishedAt: '2026-11-20 09:00:00', coverUrl: null };
  const data = { ...SCHOOL, '@"1",null,"news.detail",#id:"7",,': news };
  const [article, way] = structuredData(data, at('/news-information/detail?id=7'), standardSettings);
  expect(article).toMatchObject({
    '@type': 'NewsArticle',
    headline: '成绩公布',
    datePublished: '2026-11-20T09:00:00+08:00',
    url: 'https://yunfan.example/news-information/detail?id=7',
    publisher: organisation,
  });
  expect(way).toMatchObject({
    itemListElement: [
      { position: 1, name: '首页', item: 'https://yunfan.example/' },
      { position: 2, name: '新闻资讯', item: 'https://yunfan.example/news-information/list' },
      { position: 3, name: '成绩公布' },
    ],
  });
});

test('a product is a course with an offer; 起 is the lowest price', () => {
  const product = makeProduct({ productId: '71', standardPrice: null, certificateType: '职业技能等级证书' });
  const other = makeProduct({ productId: '72' });
  const offerOf = (amount: string, isFrom: boolean, settings = standardSettings) => {
    const found = [other, { ...product, couponPrice: { amount, isFrom } }];
    const data = { ...SCHOOL, '@"1",null,"product.byIds",#productIds:@"71",,,': found };
    return structuredData(data, at('/educational-product/detail?id=71'), settings);
  };
  const [course, way] = offerOf('1680', true);
  expect(course).toMatchObject({
    '@type': 'Course',
    name: product.name,
    educationalCredentialAwarded: '职业技能等级证书',
    provider: organisation,
    offers: { '@type': 'Offer', category: 'Paid', priceSpecification: { minPrice: '1680' } },
  });
  expect(course?.offers).not.toHaveProperty('price');
  expect(way).toMatchObject({ itemListElement: [{}, { name: '培训项目' }, { name: product.name }] });
  expect(offerOf('1680', false)[0]?.offers).toMatchObject({ price: '1680', priceCurrency: 'CNY' });
  expect(offerOf('0', false)[0]?.offers).toMatchObject({ category: 'Free', price: '0' });
  expect(JSON.stringify(offerOf('1680', false, { ...standardSettings, showsPrices: false }))).not.toContain(
    '1680',
  );
});

test('a major is a course, described by its text', () => {
  const major = { name: '养老护理员', prospects: '<p>需求大</p><script>x</script>', suitablePeople: null };
  const data = { ...SCHOOL, '@"1",null,"hotMajor.detail",#id:"3",,': major };
  expect(structuredData(data, at('/educational-product?id=3'), standardSettings)).toEqual([
    {
      '@type': 'Course',
      name: '养老护理员',
      description: '需求大',
      url: 'https://yunfan.example/educational-product?id=3',
      provider: organisation,
    },
    expect.objectContaining({ '@type': 'BreadcrumbList' }),
  ]);
});

test('a text of the server does not end the element', () => {
  const html = toLinkedData([{ '@type': 'Course', name: '</script><script>alert(1)</script>' }]);
  expect(html.match(/<\/script>/g)).toHaveLength(1);
});
