import { type Client, isApiError, listClassActivities, reportCompletion } from '@cloud-school/api-client';
import type { ClassActivity, Completion } from '@cloud-school/domain';

/**
 * Sends the completion record of an exam (EXAM-08). The address of an exam that was opened from a lesson's directory names
 * the lesson's activity: the record names the activity that holds the exam, as the class lists it. Every send for one attempt
 * carries the same key, so that the server records it once.
 */
export async function reportExamCompletion(
  client: Client,
  answerLogId: string,
  completion: Completion,
): Promise<void> {
  const record = { ...completion, ...(await findHolder(client, completion)) };
  await client.call(reportCompletion, record, { idempotencyKey: `completion-${answerLogId}` });
}

type Holder = Pick<Completion, 'activityId' | 'bizType' | 'activityContentId'>;

/** Null where the record names its content already, or where no activity of the class holds the exam. */
async function findHolder(client: Client, completion: Completion): Promise<Holder | null> {
  const { activityId, activityContentId, classId, classroomId, userId } = completion;
  if (activityContentId !== null || classId === null || classroomId === null) return null;
  const activities = await listActivities(client, { classId, userId });
  const holders = activities.filter(({ contents }) => contents.some(({ id }) => id === classroomId));
  const holder = holders.find(({ id }) => id === activityId) ?? holders[0];
  if (!holder) return null;
  const content = holder.contents.find(({ id }) => id === classroomId);
  return {
    activityId: holder.id,
    bizType: holder.bizType ?? completion.bizType,
    activityContentId: content?.activityContentId ?? null,
  };
}

/** A server that refuses the list has no better record; one that does not answer is asked again with the next try. */
async function listActivities(
  client: Client,
  ids: { classId: string; userId: string },
): Promise<ClassActivity[]> {
  try {
    return await client.call(listClassActivities, ids, { isQuiet: true });
  } catch (error) {
    if (isApiError(error, 'rejected')) return [];
    throw error;
  }
}
