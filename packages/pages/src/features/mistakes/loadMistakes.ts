import {
  type Client,
  getChapters,
  isApiError,
  listClassActivities,
  listClassCourses,
} from '@cloud-school/api-client';
import {
  type Classroom,
  collectMistakes,
  CONTENT_KINDS,
  type ExamKind,
  type Mistake,
  newestAttempts,
  type ReviewedAttempt,
  type StudyCourse,
} from '@cloud-school/domain';
import { examCalls } from '../exam/examCalls.ts';
import { REVIEW_CALLS } from '../exam/reviewCalls.ts';

interface ClassStudent {
  classId: string;
  studentId: string;
  userId: string;
}

/** An exam of a class that may have been handed in. */
interface ClassExam {
  kind: ExamKind;
  classroomId: string;
  name: string;
  courseId: string | null;
}

/** 错题本 of a class. */
export interface MistakeBook {
  mistakes: Mistake[];
  /** Names of the exams that are being answered, whose mistakes stay out. */
  withheld: string[];
}

/** Exams that are asked for at once: the book is opened by many after a test. */
const AT_ONCE = 3;
/** Of an exam that was taken often, the newest attempts say what is not known yet. */
const ATTEMPTS = 3;

/**
 * What the student got wrong in a class, by the calls of the intro and the review; what a teacher has yet to mark is not known to
 * be wrong. An exam with an open attempt is left out, with all of its attempts: its paper may be the same.
 */
export async function loadMistakes(
  client: Pick<Client, 'call'>,
  { classId, studentId, userId }: ClassStudent,
): Promise<MistakeBook> {
  const quiet = { isQuiet: true };
  const [activities, courses] = await Promise.all([
    client.call(listClassActivities, { classId, userId }, quiet),
    client.call(listClassCourses, { classId, studentId }, quiet),
  ]);
  const directories = await Promise.all(
    courses.filter(hasExams).map(async ({ id: courseId }) => ({
      courseId,
      chapters: await client.call(getChapters, { classId, studentId, courseId }, quiet),
    })),
  );

  const withheld: string[] = [];

  async function loadExam({ kind, classroomId, name, courseId }: ClassExam): Promise<ReviewedAttempt[]> {
    const { getDetail, listLogs } = examCalls[kind];
    const detail = await client.call(getDetail, { classId, studentId, courseId, classroomId }, quiet);
    if (detail === null) return [];
    const { workId } = detail;
    const exam = { name: detail.title || name, workId, courseId };
    if (detail.openAttempt !== null) {
      withheld.push(exam.name);
      return [];
    }
    const logs = await client.call(listLogs, { workId }, quiet);
    const newest = newestAttempts(logs).slice(0, ATTEMPTS);
    return Promise.all(
      newest.map(async (log) => ({
        exam,
        log,
        review: await client.call(REVIEW_CALLS[kind], { workId, answerLogId: log.id }, quiet),
      })),
    );
  }

  const exams = listExams([
    ...activities.flatMap(({ courseId, contents }) => contents.map((content) => ({ courseId, ...content }))),
    ...directories.flatMap(({ courseId, chapters }) =>
      chapters
        .flatMap(({ sections }) => sections.flatMap(({ classrooms }) => classrooms))
        .map((classroom) => ({ courseId, ...classroom })),
    ),
  ]);
  const attempts: ReviewedAttempt[] = [];
  for (let first = 0; first < exams.length; first += AT_ONCE) {
    const loaded = exams.slice(first, first + AT_ONCE).map((exam) => loadExam(exam).catch(skipRefused));
    attempts.push(...(await Promise.all(loaded)).flat());
  }
  return { mistakes: collectMistakes(attempts), withheld };
}

/** An exam that the school has withdrawn leaves the others. */
function skipRefused(error: unknown): never[] {
  if (isApiError(error, 'rejected')) return [];
  throw error;
}

/** A course without homework and tests is not asked for its directory. */
const hasExams = ({ platform, requirements: { homework, test } }: StudyCourse): boolean =>
  platform === 'internal' && (homework !== null || test !== null);

type ExamRoom = Pick<Classroom, 'id' | 'name' | 'kind' | 'sourceType'> & { courseId: string | null };

/** The exams of the school's own source, each once. */
function listExams(rooms: readonly ExamRoom[]): ClassExam[] {
  const exams = new Map<string, ClassExam>();
  for (const { id, name, kind, sourceType, courseId } of rooms) {
    const { exam } = CONTENT_KINDS[kind];
    if (exam !== null && sourceType !== 'xskt' && !exams.has(id))
      exams.set(id, { kind: exam, classroomId: id, name, courseId });
  }
  return [...exams.values()];
}
