import type { ShortVideo } from '../site/ShortVideo.ts';
import { pick } from './pick.ts';
import { inSchool } from './sampleSchool.ts';

const samples = [
  ['从保洁到持证护理员，我用了四个月', '沈桂芳', 'gu', 3204],
  ['老人夜间躁动，先看这三处', '林静怡 讲师', 'lin', 1876],
  ['叩背排痰，先学会空心掌', '何俊峰 讲师', 'he', 2451],
  ['给宝宝洗澡，先试水温', '唐晓曼 讲师', 'tang', 4118],
  ['医疗护理员实习日记（一）', '吴敏', 'wu', 967],
  ['失智照护，先学会等他说完', '顾长林', 'gu', 5020],
  ['吞咽困难老人的配餐要点', '钱慧 讲师', 'qian', 1392],
  ['返乡学员的居家照护路', '周立', 'zhou', 12_450],
] as const;

/** A short video with a portrait cover. */
export function makeShortVideo(overrides: Partial<ShortVideo> = {}, index = 0): ShortVideo {
  const [title, authorName, avatar, likeCount] = pick(samples, index);
  return {
    ...inSchool(
      'short-video',
      ['title', 'description', 'coverUrl', 'authorName', 'authorAvatarUrl'],
      {
        id: `short-video-${index + 1}`,
        title,
        description: '一个动作拆成三步讲，照着做就能上手。',
        coverUrl: `/media/posters/standard-${(index % 8) + 1}.svg`,
        videoUrl: '/media/videos/new-start.mp4',
        authorName,
        authorAvatarUrl: `/media/avatars/${avatar}.svg`,
        isLiked: false,
        likeCount,
        duration: 98 + index * 17,
        productIds: [],
      },
      index,
    ),
    ...overrides,
  };
}
