import {
  ApiError,
  type CallOptions,
  type Client,
  type Endpoint,
  listClassActivities,
} from '@cloud-school/api-client';
import type { Completion, FailureKind } from '@cloud-school/domain';
import { makeActivityContent, makeClassActivity } from '@cloud-school/domain/testing';
import { expect, test } from 'vitest';
import { reportExamCompletion } from './reportExamCompletion.ts';

const lesson = makeClassActivity({
  id: 'lesson',
  bizType: 'LESSON',
  contents: [makeActivityContent({ id: 'video', activityContentId: 'content-1' })],
});
const exam = makeClassActivity({
  id: 'exam',
  bizType: 'EXAM',
  contents: [makeActivityContent({ id: 'room', activityContentId: 'content-2' })],
});
/** As the lesson's directory opens the exam. */
const completion: Completion = {
  activityId: 'lesson',
  classId: 'c',
  bizType: 'LESSON',
  classroomId: 'room',
  activityContentId: null,
  tenantId: 't',
  userId: 'u',
  at: 5,
};
const held = { ...completion, activityId: 'exam', bizType: 'EXAM', activityContentId: 'content-2' };

/** The idempotency keys of the sends. */
let keys: (string | undefined)[] = [];

/** A client whose class has these activities, or fails; resolves with the records that were sent. */
async function report(given: Completion, activities: unknown = [lesson, exam]): Promise<unknown[]> {
  const sent: unknown[] = [];
  keys = [];
  const client = {
    call: async (endpoint: Endpoint<never, unknown>, payload: unknown, options: CallOptions) => {
      if (endpoint.id !== listClassActivities.id) {
        keys.push(options.idempotencyKey);
        return sent.push(payload);
      }
      if (typeof activities !== 'string') return activities;
      throw new ApiError({
        kind: activities as FailureKind,
        userMessage: activities,
        endpointId: endpoint.id,
      });
    },
  } as unknown as Client;
  await reportExamCompletion(client, 'attempt-1', given);
  return sent;
}

test.each<[string, Completion, unknown, Completion]>([
  ['the activity that holds the exam', completion, [lesson, exam], held],
  [
    'the activity of the address, where it holds the exam too',
    completion,
    [exam, { ...exam, id: 'lesson' }],
    { ...held, activityId: 'lesson' },
  ],
  ['what the address says, where no activity holds it', completion, [lesson], completion],
  ['what the address says, where the server refuses the list', completion, 'rejected', completion],
  [
    'what the address says, where it names the content',
    { ...completion, activityContentId: 'x' },
    'unavailable',
    { ...completion, activityContentId: 'x' },
  ],
  [
    'what the address says, without a class',
    { ...completion, classId: null },
    'unavailable',
    { ...completion, classId: null },
  ],
])('a record names %s', async (_case, given, activities, expected) => {
  expect(await report(given, activities)).toEqual([expected]);
});

test('without an answer of the server nothing is sent: the record waits', async () => {
  await expect(report(completion, 'unavailable')).rejects.toThrow('unavailable');
});

test('every send for one attempt carries the same key', async () => {
  await report(completion);
  expect(keys).toEqual(['completion-attempt-1']);
});
