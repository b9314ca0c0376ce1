import type { Paper, Question } from '@cloud-school/domain';
import { describe, expect, it } from 'vitest';
import { KEY } from '../testing/createExamHarness.ts';
import { createAnswerStore } from './createAnswerStore.ts';
import { parseStoredPaper } from './parseStoredPaper.ts';
import { createDevice } from './testing/createDevice.ts';
import { entry } from './testing/storedSamples.ts';

const question = (part: Partial<Question> = {}): Question => ({
  id: 'q',
  unitId: 'unit',
  kind: 'single',
  stemHtml: '<p>1 + 1</p>',
  points: 2,
  isMarked: false,
  options: [{ key: 'A', label: 'A', html: '2' }],
  blankCount: 0,
  subQuestions: [],
  isSavedAsOne: false,
  savedAnswer: { optionKeys: ['A'], texts: [] },
  solution: null,
  ...part,
});
const paper = (questions: Question[] = [question()]): Paper => ({
  title: 'paper',
  description: null,
  timeLimitMinutes: 60,
  groups: [{ kind: 'single', questions }],
});

describe('the copy of a paper', () => {
  it('is read by a later page of the same attempt, and goes with its answers', async () => {
    const device = createDevice();
    const sub = question({ id: 'sub', kind: 'cloze' });
    const reading = paper([question({ kind: 'reading', subQuestions: [sub] })]);
    await device.open().writePaper(KEY, reading);
    expect(await device.open().readPaper(KEY)).toEqual(reading);
    expect(await device.open().readPaper({ ...KEY, userId: 'other' })).toBeNull();
    expect(await device.open().readPaper({ ...KEY, answerLogId: 'other' })).toBeNull();
    await device.open().forgetAnswers(KEY);
    expect(await device.open().readPaper(KEY)).toBeNull();
  });

  it('never holds a right answer', async () => {
    const device = createDevice();
    const solution = {
      optionKeys: ['A'],
      texts: [],
      explanationHtml: 'canary',
      result: 'correct' as const,
      score: 2,
    };
    const solved = question({ solution, subQuestions: [question({ id: 'sub', solution })] });
    await device.open().writePaper(KEY, paper([solved]));
    expect(await device.open().readPaper(KEY)).toEqual(
      paper([question({ subQuestions: [question({ id: 'sub' })] })]),
    );
  });

  it('replaces that of an earlier attempt at the work, and no other', async () => {
    const device = createDevice();
    const earlier = { ...KEY, answerLogId: 'earlier' };
    const otherWork = { ...KEY, workId: 'other' };
    await device.open().writePaper(earlier, paper());
    await device.open().writePaper(otherWork, paper());
    await device.open().writePaper(KEY, paper());
    const store = device.open();
    expect(await store.readPaper(earlier)).toBeNull();
    expect(await store.readPaper(otherWork)).toEqual(paper());
  });

  it('takes no room of local storage, and one that does not fit ends nothing', async () => {
    const device = createDevice();
    const local = createAnswerStore({ indexedDB: null, storage: device.storage, timers: device.clock });
    await local.writePaper(KEY, paper());
    expect(device.storage.values.size).toBe(0);
    const store = device.open();
    const tooBig = { ...paper(), description: (() => undefined) as unknown as string };
    await store.writePaper(KEY, tooBig);
    await store.writeAnswer(KEY, entry());
    expect(device.storage.values.size).toBe(0);
    expect(await device.open().readAnswers(KEY)).toEqual([entry()]);
  });

  it.each<[string, unknown]>([
    ['null', null],
    ['a list', [paper()]],
    ['no title', { ...paper(), title: 7 }],
    ['no questions', { ...paper(), groups: [] }],
    ['groups that are none', { ...paper(), groups: 'x' }],
    ['a damaged group', { ...paper(), groups: [...paper().groups, null] }],
    ['a group of an unknown kind', { ...paper(), groups: [{ ...paper().groups[0], kind: 'essay' }] }],
    ['a group without questions', { ...paper(), groups: [{ kind: 'single' }] }],
    ['a damaged question', { ...paper(), groups: [{ kind: 'single', questions: [question(), 'x'] }] }],
    ...Object.entries({
      id: 7,
      unitId: 7,
      kind: 'essay',
      stemHtml: 7,
      blankCount: -1,
      options: [null],
      subQuestions: [question(), null],
    }).map(([field, value]): [string, unknown] => [
      `a question whose ${field} is ${JSON.stringify(value)}`,
      { ...paper(), groups: [{ kind: 'single', questions: [{ ...question(), [field]: value }] }] },
    ]),
    ...['key', 'label', 'html'].map((field): [string, unknown] => [
      `an option whose ${field} is no text`,
      paper([question({ options: [{ key: 'A', label: 'A', html: '2', [field]: 7 }] })]),
    ]),
  ])('with %s counts as absent', (_case, value) => {
    expect(parseStoredPaper(value)).toBeNull();
  });

  it.each<[string, unknown, Partial<Question>]>([
    ['points', '2', { points: null }],
    ['points', 0, { points: 0 }],
    ['isMarked', 1, { isMarked: false }],
    ['isMarked', true, { isMarked: true }],
    ['isSavedAsOne', 'x', { isSavedAsOne: false }],
    ['isSavedAsOne', true, { isSavedAsOne: true }],
    ['savedAnswer', 'x', { savedAnswer: null }],
    ['solution', { texts: [] }, { solution: null }],
  ])('whose question has the %s %j is read', (field, value, part) => {
    const stored = {
      ...paper(),
      groups: [{ kind: 'single', questions: [{ ...question(), [field]: value }] }],
    };
    expect(parseStoredPaper(stored)).toEqual(paper([question(part)]));
  });

  it.each([
    [{ description: 'with a text' }, { description: 'with a text' }],
    [{ description: 7 }, { description: null }],
    [{ timeLimitMinutes: '60' }, { timeLimitMinutes: null }],
  ])('with %j reads as %j', (part, expected) => {
    expect(parseStoredPaper({ ...paper(), ...part })).toEqual({ ...paper(), ...expected });
  });
});
