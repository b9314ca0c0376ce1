import { clear, createStore, delMany, get, keys, update, type UseStore } from 'idb-keyval';
import { defineStoredElsewhere } from '../device/defineStored.ts';

/** An answer as the device keeps it. */
export interface StoredAnswer {
  /** The data as JSON. */
  text: string;
  /** Milliseconds since 1970, by the device's clock. */
  at: number;
}

/** What the device keeps of a student. */
export interface StoredAnswers {
  /** The build that wrote it: another one may read data of another shape. */
  build: string;
  answers: Record<string, StoredAnswer>;
}

const CACHED_ANSWERS = defineStoredElsewhere({
  key: 'cached-answers',
  of: 'student',
  in: 'database',
  prefix: 'cloud-school-kept',
  maxDays: 14,
});

const MAX_AGE_MS = CACHED_ANSWERS.maxDays * 24 * 60 * 60_000;

/** Of one student; a character takes up to two bytes. */
const MAX_CHARACTERS = 1_000_000;

let opened: UseStore | undefined;
const table = () => (opened ??= createStore(CACHED_ANSWERS.prefix, 'students'));

/** The answers that an earlier visit of this student and build left; those of other students are removed. */
export async function readAnswers(
  owner: string,
  build: string,
  now: number,
): Promise<Record<string, StoredAnswer>> {
  const [stored, owners] = await Promise.all([get<StoredAnswers>(owner, table()), keys<string>(table())]);
  const others = owners.filter((key) => key !== owner);
  if (others.length > 0) await delMany(others, table());
  return stored?.build === build ? limit(stored.answers, now) : {};
}

/** Adds answers, and removes (null) those that the server took back; the newest stay where there are too many. */
export async function writeAnswers(
  owner: string,
  build: string,
  changes: ReadonlyMap<string, StoredAnswer | null>,
  now: number,
): Promise<void> {
  await update<StoredAnswers>(
    owner,
    (stored) => {
      const answers = { ...(stored?.build === build ? stored.answers : {}) };
      for (const [key, change] of changes) {
        if (change) answers[key] = change;
        else delete answers[key];
      }
      return { build, answers: limit(answers, now) };
    },
    table(),
  );
}

/** Removes the cached answers of everyone. */
export const clearAnswers = (): Promise<void> => clear(table());

function limit(answers: Record<string, StoredAnswer>, now: number): Record<string, StoredAnswer> {
  let characters = 0;
  const newestFirst = Object.entries(answers).toSorted(([, one], [, other]) => other.at - one.at);
  const fitting = newestFirst.filter(([key, { at, text }]) => {
    characters += key.length + text.length;
    // A clock that was set back makes an answer of the future.
    return Math.abs(now - at) <= MAX_AGE_MS && characters <= MAX_CHARACTERS;
  });
  return Object.fromEntries(fitting);
}
