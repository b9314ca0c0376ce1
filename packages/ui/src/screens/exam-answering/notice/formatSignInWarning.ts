import { formatTimeOfDay } from '@cloud-school/domain';
import type { RemainingTime } from '@cloud-school/engine';

/** For a sign-in that ends before the exam: 登录到 11:05，测试到 11:20。到期后要重新登录，才能接着写。 Null for any other. */
export function formatSignInWarning(
  /** By this device's clock; null where it is not known. */
  signInEndsAt: number | null,
  /** Null without a time limit. */
  remaining: Pick<RemainingTime, 'endsAt'> | null,
  exam: string,
): string | null {
  const examEndsAt = remaining?.endsAt ?? null;
  if (signInEndsAt === null || examEndsAt === null || signInEndsAt >= examEndsAt) return null;
  const times = `登录到 ${formatTimeOfDay(signInEndsAt)}，${exam}到 ${formatTimeOfDay(examEndsAt)}`;
  return `${times}。到期后要重新登录，才能接着写。`;
}
