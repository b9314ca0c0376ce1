export type ClassPhase = 'to-come' | 'running' | 'over';

/** Where `now` lies in the lesson; null without a start. Times are 'YYYY-MM-DD HH:mm:ss'. */
export function classPhase(startsAt: string | null, endsAt: string | null, now: string): ClassPhase | null {
  if (startsAt === null) return null;
  if (now < startsAt) return 'to-come';
  return endsAt !== null && now > endsAt ? 'over' : 'running';
}
