import type { Paper, Question } from '@cloud-school/domain';
import type { AnswerStore, WorkKey } from '../ports/AnswerStore.ts';
import type { HandIn } from '../state/submission/HandIn.ts';
import type { ExamSource, OpeningCall } from './ExamSource.ts';

/** The attempt to open with its paper, the id of one that was handed in already, or a paper with nothing to answer. */
export type Opening = OpenAttempt | { kind: 'finished'; answerLogId: string } | EmptyPaper;

/** A paper without questions: no attempt of it runs, which would end with all of nothing answered. */
export interface EmptyPaper {
  kind: 'empty';
  paper: Paper;
}

interface OpenAttempt {
  kind: 'open';
  answerLogId: string;
  /** Milliseconds since 1970 by the server's clock; null where the device must know it. */
  startedAt: number | null;
  paper: Paper;
  /** False where it says nothing of the attempt's answers: this device's copy, or the paper of an attempt before. */
  isFresh: boolean;
}

interface FindOptions {
  source: OpeningSource;
  store: AnswerStore;
  key: WorkKey;
  /** The attempt that the page's address names. */
  answerLogId: string | undefined;
}

type OpeningSource = Omit<ExamSource, 'connect' | 'getErrorWords'>;

/** Options of the calls that open an attempt, where a paper that is at hand could open it instead (ms). */
const OPTIONS_WITH_PAPER: OpeningCall = { isQuiet: true, timeout: 10_000 };

/** How long a log list may be behind a finish that this device knows (ms). */
const LOGS_DELAY_MS = 5 * 60_000;

/**
 * Resumes or starts an attempt. The paper is loaded first: an attempt never runs whose paper cannot be shown. The server
 * says which attempt is open: a school may have deleted the one that this device knows. Where it does not answer, the
 * attempt of this device opens, if its paper was stored. Where the attempt is another one than this device knows, its paper
 * is loaded again after the start, because the answers of the first one may be those of the closed attempt; where that load
 * fails, the first one opens without them, because the time runs. A paper without questions starts nothing.
 */
export async function findOpening(given: FindOptions): Promise<Opening> {
  const loadPaper: ExamSource['loadPaper'] = async (call) => refuseEmpty(await given.source.loadPaper(call));
  const source = { ...given.source, loadPaper };
  const options = { ...given, source };
  const known = await readKnown(options);
  let opening: Opening;
  try {
    opening = await askServer(options, known);
  } catch (error) {
    if (!known.copy || !isNoAnswer(source, error)) return toEmptyPaper(error);
    return known.copy;
  }
  if (opening.kind !== 'open') return opening;
  const isAnother = known.lastId !== undefined && known.lastId !== opening.answerLogId;
  if (!isAnother) return opening;
  return loadPaper(OPTIONS_WITH_PAPER).then(
    (paper) => ({ ...opening, paper }),
    () => ({ ...opening, paper: withoutAnswers(opening.paper), isFresh: false }),
  );
}

/** What is known before the server is asked. */
interface Known {
  /** The attempt that the address names, or the one that is not finished on this device. */
  id: string | undefined;
  /** The same, or the one that is finished. */
  lastId: string | undefined;
  /** A finish of it was sent from this device, and nobody knows whether it counted. */
  isFinishSent: boolean;
  /** When this device finished it, by the server's clock; null where it did not. */
  finishedAt: number | null;
  /** It opens by this where the server does not answer. */
  copy: OpenAttempt | null;
}

async function readKnown({ store, key, answerLogId }: FindOptions): Promise<Known> {
  const stored = await store.readAttempt(key);
  const open = stored && stored.state !== 'finished' ? stored : null;
  const id = answerLogId ?? open?.answerLogId;
  const lastId = id ?? stored?.answerLogId;
  if (!open || open.answerLogId !== id) {
    const finishedAt = stored?.answerLogId === id ? (stored?.time?.lastSeen ?? null) : null;
    return { id, lastId, isFinishSent: false, finishedAt, copy: null };
  }
  const paper = await store.readPaper({ ...key, answerLogId: id });
  return {
    id,
    lastId,
    isFinishSent: open.state === 'finish-sent',
    finishedAt: null,
    copy: paper && { kind: 'open', answerLogId: id, startedAt: null, paper, isFresh: false },
  };
}

async function askServer(
  { source }: FindOptions,
  { id, isFinishSent, finishedAt, copy }: Known,
): Promise<Opening> {
  const options = copy ? OPTIONS_WITH_PAPER : {};
  // The attempt itself looks up a finish with an unknown outcome and then sends the completion record. While it is
  // unknown whether a finish counted, a start might begin a second attempt.
  if (id && isFinishSent) {
    return {
      kind: 'open',
      answerLogId: id,
      startedAt: null,
      paper: await source.loadPaper(options),
      isFresh: true,
    };
  }
  if (id && (await findHandIn(source, id, options))) return { kind: 'finished', answerLogId: id };
  // The list does not have it yet: a start would begin a second attempt, which nobody asked for.
  if (id && finishedAt !== null && nowOf(source) - finishedAt < LOGS_DELAY_MS)
    return { kind: 'finished', answerLogId: id };
  const paper = await source.loadPaper(options);
  const started = await source.startAttempt(options);
  return { kind: 'open', ...started, paper, isFresh: true };
}

function withoutAnswers(paper: Paper): Paper {
  const strip = (question: Question): Question => ({
    ...question,
    savedAnswer: null,
    isMarked: false,
    subQuestions: question.subQuestions.map(strip),
  });
  const groups = paper.groups.map((group) => ({ ...group, questions: group.questions.map(strip) }));
  return { ...paper, groups };
}

/** No answer, or one that is not the server's, such as the sign-in page of a public network. */
function isNoAnswer({ getErrorKind }: OpeningSource, error: unknown): boolean {
  const kind = getErrorKind(error);
  return kind === 'unavailable' || kind === 'malformed' || error instanceof NoQuestionsError;
}

class NoQuestionsError extends Error {
  readonly paper: Paper;
  constructor(paper: Paper) {
    super('The paper has no questions.');
    this.paper = paper;
  }
}

/** Any other error goes on. */
function toEmptyPaper(error: unknown): EmptyPaper {
  if (error instanceof NoQuestionsError) return { kind: 'empty', paper: error.paper };
  throw error;
}

function refuseEmpty(paper: Paper): Paper {
  if (paper.groups.some(({ questions }) => questions.length > 0)) return paper;
  throw new NoQuestionsError(paper);
}

/** How an attempt was handed in; null while it is not in the list. */
export async function findHandIn(
  { listHandIns }: Pick<ExamSource, 'listHandIns'>,
  answerLogId: string,
  call: OpeningCall = {},
): Promise<HandIn | null> {
  const found = (await listHandIns(call)).find(({ id }) => id === answerLogId);
  return found ? { at: found.handedInAt } : null;
}

/** Milliseconds since 1970 by the server's clock, or by this device's until the server has answered. */
const nowOf = ({ serverClockOffset }: Pick<ExamSource, 'serverClockOffset'>): number =>
  Date.now() + (serverClockOffset?.() ?? 0);
