import type { CountedTag } from '../site/CountedTag.ts';
import type { CourseReview, ReviewFile } from '../site/CourseReview.ts';
import { pick } from './pick.ts';
import { inSchool } from './sampleSchool.ts';

const picture = (url: string): ReviewFile => ({ kind: 'picture', url, posterUrl: null });

const samples = [
  {
    authorName: '沈雨薇',
    authorAvatarUrl: '/media/avatars/nurse.svg',
    productName: '养老护理员（三级）考评全程班',
    content:
      '实训课比我想的扎实。老师会站到你对面当一次“不配合的老人”，逼你把沟通、保护性约束、防跌倒一整套走完。考前三次模拟都按评分表打分，哪一步扣分写得清清楚楚。我四十六岁，记性不如年轻人，林老师单独陪我练了两个晚上转移搬运，最后实操 91 分，一次通过。现在科室里的新人都来问我软枕怎么垫。',
    files: [
      picture('/media/covers/baby-bath.svg'),
      picture('/media/covers/classroom.svg'),
      {
        kind: 'video',
        url: '/media/videos/bedside-care.mp4',
        posterUrl: '/media/covers/hospital-ward.svg',
      } as const,
    ],
    browseCount: 8402,
    likeCount: 1286,
    schoolReply: '感谢雨薇同学。转移搬运的视频已加入课程“补充材料”，换岗前可以再看一遍，祝工作顺利。',
  },
  {
    authorName: '何志远',
    authorAvatarUrl: '/media/avatars/he.svg',
    productName: '医疗护理员岗前培训',
    content:
      '最满意的是实习安排，结业后两周就到市三医院老年科报到。带教老师和学校老师在同一个群里，遇到不会的当天就有人答。',
    files: [picture('/media/covers/hospital-ward.svg'), picture('/media/covers/team.svg')],
    browseCount: 2117,
    likeCount: 418,
    schoolReply: '已收到建议，12 月起周日 18:30 加开一场模拟，报名入口在班级课表。',
  },
  {
    authorName: '马秀兰',
    authorAvatarUrl: '/media/avatars/ma.svg',
    productName: '母婴护理员（月嫂）全精班',
    content: '六十岁还能来学，老师没嫌我慢。抚触和洗澡我练了三十遍，现在闭着眼都不怕。',
    files: [],
    browseCount: 21_560,
    likeCount: 2406,
    schoolReply: null,
  },
];

/** A student's review. */
export function makeCourseReview(overrides: Partial<CourseReview> = {}, index = 0): CourseReview {
  return {
    ...inSchool(
      'course-review',
      ['authorName', 'productName', 'content', 'files', 'schoolReply'],
      {
        id: `review-${index + 1}`,
        ...pick(samples as [(typeof samples)[number], ...typeof samples], index),
        createdAt: `2026-11-${String(12 + (index % 9)).padStart(2, '0')} 19:20:00`,
        isLiked: false,
      },
      index,
    ),
    ...overrides,
  };
}

/** Tags of reviews or short videos. */
export function makeCountedTag(overrides: Partial<CountedTag> = {}, index = 0): CountedTag {
  const name = pick(['老师耐心', '实训扎实', '证书下得快', '时间灵活'], index);
  return {
    ...inSchool(
      'review-tag',
      ['name'],
      { id: `tag-${index + 1}`, name, count: pick([148, 117, 61, 24], index) },
      index,
    ),
    ...overrides,
  };
}
