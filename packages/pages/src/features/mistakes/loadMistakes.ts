import {
  type Client,
  getHomeworkReview,
  getTestReview,
  isApiError,
  listClassActivities,
} from '@cloud-school/api-client';
import {
  type ActivityContent,
  type ClassActivity,
  collectMistakes,
  CONTENT_KINDS,
  type ExamKind,
  isMarked,
  type Mistake,
  newestAttempts,
  type ReviewedAttempt,
} from '@cloud-school/domain';
import { examCalls } from '../exam/examCalls.ts';

interface ClassStudent {
  classId: string;
  studentId: string;
  userId: string;
}

/** An exam of a class that may have been handed in. */
interface ClassExam {
  kind: ExamKind;
  content: ActivityContent;
  activity: ClassActivity;
}

const REVIEW_CALLS: Record<ExamKind, typeof getTestReview> = {
  test: getTestReview,
  homework: getHomeworkReview,
};

/** Exams that are asked for at once: the book is opened by many after a test. */
const AT_ONCE = 3;
/** Of an exam that was taken often, the newest attempts say what is not known yet. */
const ATTEMPTS = 3;

/**
 * What the student got wrong in the marked attempts of a class, by the calls of the intro and the review. An exam with an open
 * attempt is left out, with all of its attempts: its paper may be the same.
 */
export async function loadMistakes(
  client: Pick<Client, 'call'>,
  { classId, studentId, userId }: ClassStudent,
): Promise<Mistake[]> {
  const quiet = { isQuiet: true };
  const activities = await client.call(listClassActivities, { classId, userId }, quiet);

  async function loadExam({ kind, content, activity }: ClassExam): Promise<ReviewedAttempt[]> {
    const { getDetail, listLogs } = examCalls[kind];
    const place = { classId, studentId, courseId: activity.courseId, classroomId: content.id };
    const detail = await client.call(getDetail, place, quiet);
    if (detail === null || detail.openAttempt !== null) return [];
    const { workId } = detail;
    const exam = { name: detail.title || content.name, workId, courseId: activity.courseId };
    const logs = await client.call(listLogs, { workId }, quiet);
    const marked = newestAttempts(logs.filter(isMarked)).slice(0, ATTEMPTS);
    return Promise.all(
      marked.map(async (log) => ({
        exam,
        log,
        review: await client.call(REVIEW_CALLS[kind], { workId, answerLogId: log.id }, quiet),
      })),
    );
  }

  const exams = listExams(activities);
  const attempts: ReviewedAttempt[] = [];
  for (let first = 0; first < exams.length; first += AT_ONCE) {
    const loaded = exams.slice(first, first + AT_ONCE).map((exam) => loadExam(exam).catch(skipRefused));
    attempts.push(...(await Promise.all(loaded)).flat());
  }
  return collectMistakes(attempts);
}

/** An exam that the school has withdrawn leaves the others. */
function skipRefused(error: unknown): never[] {
  if (isApiError(error, 'rejected')) return [];
  throw error;
}

/** The exams of the school's own source, each once. */
function listExams(activities: readonly ClassActivity[]): ClassExam[] {
  const exams = new Map<string, ClassExam>();
  for (const activity of activities)
    for (const content of activity.contents) {
      const { exam: kind } = CONTENT_KINDS[content.kind];
      if (kind !== null && content.sourceType !== 'xskt') exams.set(content.id, { kind, content, activity });
    }
  return [...exams.values()];
}
