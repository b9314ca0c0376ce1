import { isRecord, toMoment } from '@cloud-school/domain';

/** A smaller number is a time in seconds. */
const FIRST_MILLISECONDS = 1e12;
/** A smaller number is no time in seconds. */
const FIRST_SECONDS = 1e9;

/** The end of a sign-in as the server wrote it, which the old portal stored: seconds, milliseconds, or the school's time. */
export function readOldEnd(stored: unknown): unknown {
  const end = typeof stored === 'string' && stored !== '' ? Number(stored) : stored;
  if (typeof end !== 'number') return stored;
  if (Number.isNaN(end)) return toMoment(String(stored)) ?? undefined;
  return end >= FIRST_SECONDS && end < FIRST_MILLISECONDS ? end * 1000 : end;
}

/** A user as the server sends one, which the old portal stored; a user of ours, who has a name, is returned as it is. */
export function readOldUser(stored: unknown): unknown {
  if (!isRecord(stored) || 'name' in stored) return stored;
  const toText = (value: unknown) =>
    (typeof value === 'string' && value !== '') || typeof value === 'number' ? String(value) : null;
  const [name = ''] = [stored.realName, stored.nickName, stored.username]
    .map(toText)
    .filter((each) => each !== null);
  return {
    id: toText(stored.userId) ?? toText(stored.id),
    name,
    avatarUrl: toText(stored.avatar),
    mobile: toText(stored.mobile),
  };
}
