/** The headings of the blocks below the first screen, there before the blocks are loaded. */
export const homeHeadings = {
  products: { id: 'home-products', title: '推荐项目', hint: '按就业岗位推荐，学、考、评、证一次报完' },
  majors: { id: 'home-majors', title: '热门专业', hint: '按热度排列，薪资为行业参考区间' },
  albums: { id: 'home-albums', title: '校园相册', hint: '校园、课堂与学员活动' },
  shortVideos: { id: 'home-short-videos', title: '短视频', hint: '学员和老师自己拍的' },
  reviews: { id: 'home-reviews', title: '学员点评', hint: '来自参加过培训的学员' },
  news: { id: 'home-news', title: '新闻资讯', size: 'small' },
  questions: { id: 'home-questions', title: '常见问题', size: 'small' },
} as const;
