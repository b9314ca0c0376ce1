import type { Highlight } from '../lesson/Highlight.ts';
import { pick } from './pick.ts';
import { inSchool } from './sampleSchool.ts';

const samples = [
  { name: '何老师示范膝抵膝', url: '/media/videos/bedside-care.mp4', kind: 'video' },
  { name: '分组前的安全提醒', url: '/media/covers/classroom.svg', kind: 'image' },
  { name: '器材检查', url: '/media/covers/hospital-ward.svg', kind: 'image' },
  { name: '第 4 组完成转移', url: '/media/videos/skills-day.mp4', kind: 'video' },
] as const;

/** A highlight of the sample training; samples 0 and 3 are videos. */
export function makeHighlight(overrides: Partial<Highlight> = {}, index = 0): Highlight {
  return { ...inSchool('highlight', ['name'], { ...pick(samples, index) }, index), ...overrides };
}
