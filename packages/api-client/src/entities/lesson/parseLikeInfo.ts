import type { LikeInfo } from '@cloud-school/domain';
import { optionalBoolean, optionalNumber, optionalRecord } from '../read.ts';

export function parseLikeInfo(data: unknown): LikeInfo {
  const record = optionalRecord(data);
  return {
    isLiked: optionalBoolean(record.isLike) ?? false,
    total: Math.max(0, Math.trunc(optionalNumber(record.likeTotal) ?? 0)),
  };
}
