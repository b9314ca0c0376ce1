import type { AlbumCategory, AlbumMaterial, AlbumTab } from '../site/Album.ts';
import { pick } from './pick.ts';
import { inSchool } from './sampleSchool.ts';

const tabs = ['校园与课堂', '学员活动', '合作机构'] as const;

/** A group of album categories. */
export function makeAlbumTab(overrides: Partial<AlbumTab> = {}, index = 0): AlbumTab {
  return { key: `TAB_${index + 1}`, name: pick(tabs, index), ...overrides };
}

const categories = [
  { name: '校园环境', pictureCount: 128, videoCount: 6 },
  { name: '理论课堂', pictureCount: 86, videoCount: 12 },
  { name: '实训现场', pictureCount: 214, videoCount: 35 },
  { name: '师资风采', pictureCount: 42, videoCount: 0 },
] as const;

/** An album category, in its place among the others. */
export function makeAlbumCategory(overrides: Partial<AlbumCategory> = {}, index = 0): AlbumCategory {
  const sample = pick(categories, index);
  const count = sample.pictureCount + sample.videoCount;
  return {
    ...inSchool(
      'album-category',
      ['name'],
      { id: `album-${index + 1}`, ...sample, seq: index + 1, count },
      index,
    ),
    ...overrides,
  };
}

const materials = [
  {
    name: '给“宝宝”洗第一次澡',
    introduction: '母婴实训室，仿真婴儿 3.2 公斤。水温 38 ℃，先面后头，托稳颈部。',
    pictureUrl: '/media/covers/baby-bath.svg',
  },
  {
    name: '病房里的晨间护理',
    introduction: '两人一组，从整理床铺到协助翻身。',
    pictureUrl: '/media/covers/hospital-ward.svg',
  },
  {
    name: '玩具也是教具',
    introduction: '早教实训室，八个月大的注意力只有三分钟。',
    pictureUrl: '/media/covers/infant-toys.svg',
    videoUrl: '/media/videos/baby-bath.mp4',
  },
  { name: '坐姿体操', introduction: null, pictureUrl: '/media/covers/rehabilitation.svg' },
  {
    name: '一餐软食的三道工序',
    introduction: '营养配餐课，切、煮、压，最后看一眼颜色。',
    pictureUrl: '/media/covers/nutrition-meal.svg',
  },
] as const;

/** A picture of an album; every fifth one, from the third on, is a video. */
export function makeAlbumMaterial(overrides: Partial<AlbumMaterial> = {}, index = 0): AlbumMaterial {
  const sample = { videoUrl: null, ...pick(materials, index) };
  return {
    ...inSchool(
      'album-material',
      ['name', 'introduction', 'pictureUrl'],
      {
        id: `material-${index + 1}`,
        kind: sample.videoUrl ? 'video' : 'picture',
        ...sample,
        categoryName: '实训现场',
        isLiked: false,
      },
      index,
    ),
    ...overrides,
  };
}
