import { groupThousands } from '@cloud-school/domain';

const TEN_THOUSAND = 10_000;

/** 1286 → '1,286', 103400 → '10.3万'. */
export function formatCount(count: number): string {
  if (count < TEN_THOUSAND) return groupThousands(count);
  return `${Math.floor(count / 1000) / 10}万`;
}
