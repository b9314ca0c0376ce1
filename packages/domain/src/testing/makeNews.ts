import type { News, NewsCategory, NewsDetail } from '../site/News.ts';
import { pick } from './pick.ts';
import { inSchool } from './sampleSchool.ts';

const samples = [
  {
    title: '五十二岁转行养老护理，她说“被需要”是最好的退休金',
    introduction: '从纺织厂到福利院，沈雨薇用一年拿下养老护理员三级证书。',
    coverUrl: '/media/covers/elder-care.svg',
  },
  {
    title: '学校与杭州市第三社会福利院共建失智照护实训基地',
    introduction: '基地设八间情景病房，首批 40 名学员将于十二月进驻。',
    coverUrl: '/media/covers/memory-care.svg',
  },
  {
    title: '新生儿黄疸怎么看：月嫂课堂的三个判断',
    introduction: '看皮肤、看大便、看精神，护理长唐晓曼给出居家观察的顺序。',
    coverUrl: '/media/covers/newborn-night.svg',
  },
  {
    title: '吞咽困难老人的一餐：软食、增稠与坐姿',
    introduction: '营养配餐实训课走进社区食堂，一碗粥里有三道工序。',
    coverUrl: '/media/covers/nutrition-meal.svg',
  },
] as const;

/** A news item in a list; every third one is a video. */
export function makeNews(overrides: Partial<News> = {}, index = 0): News {
  return {
    ...inSchool(
      'news',
      ['title', 'introduction', 'coverUrl', 'source'],
      {
        id: `news-${index + 1}`,
        ...pick(samples, index),
        source: pick(['云帆职业培训学校', '杭州日报', '浙江人社'], index),
        publishedAt: `2026-11-${String(20 - (index % 20)).padStart(2, '0')} 08:30:00`,
        hasVideo: index % 3 === 2,
        categoryIds: [String(61 + (index % 5))],
      },
      index,
    ),
    ...overrides,
  };
}

const categories = ['学校动态', '政策解读', '学员故事', '考试资讯', '行业观察'] as const;

/** A category of news. */
export function makeNewsCategory(overrides: Partial<NewsCategory> = {}, index = 0): NewsCategory {
  return { id: String(61 + index), name: pick(categories, index), ...overrides };
}

/** A news item with a heading, a table and a quotation. */
export function makeNewsDetail(overrides: Partial<NewsDetail> = {}): NewsDetail {
  const news: NewsDetail = {
    ...makeNews(),
    productIds: ['product-1', 'product-2', 'product-3'],
    content:
      '<p>此次调整把申领期限从一年放宽到两年，并首次把社区居家照护人员纳入范围。</p>' +
      '<h2>谁能领，能领多少</h2>' +
      '<table><tr><th>等级</th><th>补贴标准</th></tr><tr><td>四级 / 中级工</td><td>1,200 元</td></tr><tr><td>三级 / 高级工</td><td>1,500 元</td></tr></table>' +
      '<blockquote>以前要跑三个窗口，这次在床边等老人午睡的工夫就办完了。</blockquote>',
    videoUrl: null,
  };
  return { ...inSchool('news', ['content'], news), ...overrides };
}
