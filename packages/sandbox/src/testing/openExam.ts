import { type Client, type ExamQuery, getHomeworkDetail, getTestDetail } from '@cloud-school/api-client';
import type { ExamDetail, ExamKind } from '@cloud-school/domain';

/** The intro of an exam that the sandbox has. */
export async function openExam(
  client: Pick<Client, 'call'>,
  place: ExamQuery,
  kind: ExamKind = 'test',
): Promise<ExamDetail> {
  const exam = await client.call(kind === 'test' ? getTestDetail : getHomeworkDetail, place);
  if (!exam) throw new Error('The sandbox has no such exam.');
  return exam;
}
