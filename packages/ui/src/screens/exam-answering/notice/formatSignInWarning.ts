import { formatTimeFrom } from '@cloud-school/domain';
import type { RemainingTime } from '@cloud-school/engine';

/** For a sign-in that ends before the exam: 登录到 11:05，测试到 11:20。到期后要重新登录，才能接着写。 Null for any other. */
export function formatSignInWarning(
  /** By this device's clock; null where it is not known. */
  signInEndsAt: number | null,
  /** Null without a time limit. */
  remaining: Pick<RemainingTime, 'endsAt' | 'seconds'> | null,
  exam: string,
): string | null {
  const { endsAt, seconds } = remaining ?? { endsAt: null, seconds: 0 };
  if (signInEndsAt === null || endsAt === null || signInEndsAt >= endsAt) return null;
  const now = endsAt - seconds * 1000;
  const times = `登录到 ${formatTimeFrom(signInEndsAt, now)}，${exam}到 ${formatTimeFrom(endsAt, now)}`;
  return `${times}。到期后要重新登录，才能接着写。`;
}
