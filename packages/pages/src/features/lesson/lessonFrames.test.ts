import { expect, test } from 'vitest';
import type { Stored } from '../../platform/device/defineStored.ts';
import { findFrame, keepFrame, storedLessonFrames } from './lessonFrames.ts';

const picture = (name: string) => `data:image/jpeg;base64,${name}`;

function makeDevice() {
  const values = new Map<string, unknown>();
  return {
    get: <Value>(stored: Stored<Value>) => stored.read(values.get(stored.key)),
    set: <Value>(stored: Stored<Value>, value: Value) => void values.set(stored.key, value),
  };
}

test('a lesson that is opened again has the frame where the student stopped; those of the last four are stored', () => {
  const device = makeDevice();
  for (const id of ['1', '2', '3', '4', '5', '2']) keepFrame(device, id, picture(id));
  keepFrame(device, '5', picture('later'));
  expect(['1', '2', '3', '4', '5', null].map((id) => findFrame(device, id))).toEqual([
    null,
    picture('2'),
    picture('3'),
    picture('4'),
    picture('later'),
    null,
  ]);
});

test('the end of a lesson forgets its frame, and so does a picture that is too large', () => {
  const device = makeDevice();
  keepFrame(device, '1', picture('a'));
  keepFrame(device, '1', null);
  expect(findFrame(device, '1')).toBeNull();
  keepFrame(device, '2', picture('a'.repeat(60_000)));
  expect(findFrame(device, '2')).toBeNull();
});

test("it is the student's in one school, and nothing but a picture is read", () => {
  expect(storedLessonFrames).toMatchObject({ of: 'student-of-school', endsWith: 'sign-out' });
  expect(
    storedLessonFrames.read([{ classroomId: '1', picture: 'https://elsewhere.example/a.jpg' }]),
  ).toBeUndefined();
});
