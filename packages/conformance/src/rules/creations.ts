import {
  createIdempotencyKey,
  createNote,
  deleteNotes,
  type Endpoint,
  getLastPosition,
  listLessonComments,
  listNotes,
  listStudyQuestions,
  pageComments,
  postLessonComment,
  removeComment,
  saveComment,
  saveStudyRecord,
  submitQuestion,
} from '@cloud-school/api-client';
import type { Probe } from '../createProbe.ts';
import { differs, type Finding, holds, notTried } from '../Finding.ts';
import type { VisitedLesson, Study } from '../tour/visitStudy.ts';
import type { Rule, Trial } from './Rule.ts';

/** Milliseconds that a study record of a rule goes further. */
const FURTHER_MS = 2_000;

/** Something that a call creates and a list shows. */
interface Creation<Args> {
  endpoint: Endpoint<Args, unknown>;
  toArgs: (words: string) => Args;
  /** How often the list has the words. */
  count: (words: string) => Promise<number>;
  remove?: (words: string) => Promise<unknown>;
}

/**
 * Sends the same call twice with one key, as a browser does on a broken connection, twice at the same time, and once more with
 * another key.
 */
async function tryKeys<Args>({ call }: Probe, creation: Creation<Args>): Promise<Finding> {
  const { endpoint, toArgs, count, remove } = creation;
  const words = `conformance ${createIdempotencyKey().slice(0, 8)}`;
  const send = (idempotencyKey: string) => call(endpoint, toArgs(words), { idempotencyKey });
  const key = createIdempotencyKey();
  try {
    const first = (await send(key)).exchange;
    if (first.error) return differs(`refused: ${first.error.message}`, 'the student cannot send it');
    const again = (await send(key)).exchange;
    const one = await count(words);
    if (one !== 1) return differs(`${one} after the same call twice`, 'a lost answer stores it twice');
    if (again.error)
      return differs(
        'the copy is refused',
        'the student reads a failure of what was stored, and sends it again',
      );
    const other = createIdempotencyKey();
    await Promise.all([send(other), send(other)]);
    const two = await count(words);
    return two === 2
      ? holds()
      : differs(
          `${two} instead of 2 after another key, twice at the same time`,
          two < 2 ? 'the same words are lost when they are meant twice' : 'two copies at once store it twice',
        );
  } finally {
    await remove?.(words);
  }
}

const countWords = <Item>(items: Item[] | null, toWords: (item: Item) => string, words: string) =>
  (items ?? []).filter((item) => toWords(item) === words).length;

function noteCreation(
  { read }: Probe,
  lesson: VisitedLesson,
): Creation<Parameters<typeof createNote.toPayload>[0]> {
  const list = () => read(listNotes, { ...lesson, filter: 'all' });
  return {
    endpoint: createNote,
    toArgs: (words) => ({ ...lesson, title: words, text: words, isShared: false }),
    count: async (words) => countWords(await list(), ({ title }) => title, words),
    remove: async (words) => {
      const own = (await list())?.filter(({ title }) => title === words) ?? [];
      return read(deleteNotes, { ids: own.map(({ id }) => id) });
    },
  };
}

const questionCreation = (
  { read }: Probe,
  lesson: VisitedLesson,
  { userName, userAvatarUrl }: Study,
): Creation<Parameters<typeof submitQuestion.toPayload>[0]> => ({
  endpoint: submitQuestion,
  toArgs: (words) => ({
    ...lesson,
    classroomName: words,
    studentName: userName,
    studentAvatarUrl: userAvatarUrl,
    title: words,
    isDraft: false,
  }),
  count: async (words) => countWords(await read(listStudyQuestions, lesson), ({ title }) => title, words),
});

const lessonCommentCreation = (
  { read }: Probe,
  lesson: VisitedLesson,
): Creation<Parameters<typeof postLessonComment.toPayload>[0]> => ({
  endpoint: postLessonComment,
  toArgs: (words) => ({ ...lesson, text: words, parentId: null }),
  count: async (words) => countWords(await read(listLessonComments, lesson), ({ text }) => text, words),
});

/** A rule about what a student creates in a lesson. */
const inLesson = (
  name: string,
  check: (trial: Trial, lesson: VisitedLesson, study: Study) => Promise<Finding>,
): Rule => ({
  name,
  isWriting: true,
  check: async (trial) =>
    trial.study?.lesson
      ? await check(trial, trial.study.lesson, trial.study)
      : notTried('the account has no running class with a video lesson'),
});

export const CREATION_RULES: Rule[] = [
  inLesson('a note is stored once for each key', ({ probe }, lesson) =>
    tryKeys(probe, noteCreation(probe, lesson)),
  ),
  inLesson('a question is stored once for each key', ({ probe }, lesson, study) =>
    tryKeys(probe, questionCreation(probe, lesson, study)),
  ),
  inLesson('a comment of a lesson is stored once for each key', ({ probe }, lesson) =>
    tryKeys(probe, lessonCommentCreation(probe, lesson)),
  ),
  inLesson('a reply to a comment of a lesson is stored below it', async ({ probe }, lesson) => {
    const list = async () => (await probe.read(listLessonComments, lesson)) ?? [];
    const [comment] = await list();
    if (!comment) return notTried('the lesson has no comment');
    const words = `conformance ${createIdempotencyKey().slice(0, 8)}`;
    await probe.read(postLessonComment, { ...lesson, text: words, parentId: comment.id });
    return (await list()).some(({ text, parentId }) => text === words && parentId === comment.id)
      ? holds()
      : differs('the reply is not in the list', 'who answers a comment is not read');
  }),
  inLesson('a key counts for its call only', async ({ probe }, lesson) => {
    const words = `conformance ${createIdempotencyKey().slice(0, 8)}`;
    const idempotencyKey = createIdempotencyKey();
    const note = noteCreation(probe, lesson);
    const comment = lessonCommentCreation(probe, lesson);
    await probe.call(note.endpoint, note.toArgs(words), { idempotencyKey });
    await probe.call(comment.endpoint, comment.toArgs(words), { idempotencyKey });
    const stored = [await note.count(words), await comment.count(words)];
    await note.remove?.(words);
    return stored.every((count) => count === 1)
      ? holds()
      : differs('a comment with the key of a note is not stored', 'what the student wrote is lost');
  }),
  inLesson('a study record never takes the position back', async ({ probe }, lesson) => {
    const before = (await probe.read(getLastPosition, lesson)) ?? 0;
    const furthest = before + FURTHER_MS;
    const send = (position: number) =>
      probe.call(saveStudyRecord, { ...lesson, studiedAt: Date.now(), position, remaining: null });
    const { error } = (await send(furthest)).exchange;
    if (error) return differs(`refused: ${error.message}`, 'the progress of the student is not stored');
    await send(before);
    const after = await probe.read(getLastPosition, lesson);
    return after !== null && after > before
      ? holds()
      : differs(
          `${after} ms after ${furthest} ms`,
          'of two devices the one that is behind takes progress back',
        );
  }),
  {
    name: 'a comment of the site is stored once for each key',
    isWriting: true,
    check: async ({ probe, site, study }) => {
      if (!study) return notTried('no account');
      if (!site.picture) return notTried('the school shows no album');
      const object = site.picture;
      const list = async () =>
        (await probe.read(pageComments, { object, current: 1, size: 50 }))?.items ?? [];
      return await tryKeys(probe, {
        endpoint: saveComment,
        toArgs: (words: string) => ({ object, content: words }),
        count: async (words) => countWords(await list(), ({ content }) => content, words),
        remove: async (words) => {
          for (const { id, content } of await list())
            if (content === words) await probe.read(removeComment, { id });
        },
      });
    },
  },
  inLesson('a text beyond every limit is refused with a message', async ({ probe }, lesson) => {
    const { exchange } = await probe.call(postLessonComment, {
      ...lesson,
      text: '长'.repeat(100_000),
      parentId: null,
    });
    if (!exchange.error)
      return differs('100,000 characters are stored', 'one comment makes a lesson slow for all');
    return exchange.error.kind === 'rejected' || exchange.response?.status === 413
      ? holds()
      : differs(exchange.error.message, 'the student reads 系统繁忙, not what to change');
  }),
];
