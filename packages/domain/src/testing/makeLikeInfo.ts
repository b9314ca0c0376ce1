import type { LikeInfo } from '../lesson/LikeInfo.ts';

/** 37 likes, none of the student. */
export function makeLikeInfo(overrides: Partial<LikeInfo> = {}): LikeInfo {
  return { isLiked: false, total: 37, ...overrides };
}
