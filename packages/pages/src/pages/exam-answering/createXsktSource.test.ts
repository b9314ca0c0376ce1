import { type Client, finishXskt, getXsktPaper } from '@cloud-school/api-client';
import { type Answer, EMPTY_ANSWER, type Paper, type Question } from '@cloud-school/domain';
import { createMemoryPorts } from '@cloud-school/engine';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { memoryStorage } from '../../platform/device/browserStorage.ts';
import { createDevice } from '../../platform/device/createDevice.ts';
import { createXsktSource } from './createXsktSource.ts';

beforeEach(() => {
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }));
});
afterEach(() => vi.unstubAllGlobals());

const question = (id: string): Question => ({
  id,
  unitId: `unit-${id}`,
  kind: 'single',
  stemHtml: id,
  points: null,
  isMarked: false,
  options: [],
  blankCount: 0,
  subQuestions: [],
  isSavedAsOne: false,
  savedAnswer: null,
  solution: null,
});

const paper: Paper = {
  title: 'paper',
  description: null,
  timeLimitMinutes: null,
  groups: [{ kind: 'single', questions: ['given', 'emptied', 'untouched'].map(question) }],
};

const answers = new Map<string, Answer>([
  ['given', { optionKeys: ['A'], texts: [] }],
  ['emptied', EMPTY_ANSWER],
]);

test('answers are collected on the device, and the finish sends only those that are not empty', async () => {
  let sent: readonly string[] = [];
  const client = {
    serverClockOffset: () => 0,
    call: async (endpoint: { id: string }, input: { answers: { questionId: string }[] }) => {
      if (endpoint.id === getXsktPaper.id) return { paper, userToken: 'token', facts: new Map() };
      if (endpoint.id === finishXskt.id) sent = input.answers.map(({ questionId }) => questionId);
      return null;
    },
  } as unknown as Client;
  const source = createXsktSource(
    { client, device: createDevice({ storage: memoryStorage() }) },
    { workId: 'w' },
    'w',
  );
  const { ports, usedTime } = source.connect({
    key: { tenantId: 't', userId: 'u', workId: 'w', answerLogId: 'log' },
    paper: await source.load(),
    environment: createMemoryPorts().environment,
    getAnswer: (questionId) => answers.get(questionId) ?? null,
  });
  expect(ports.isCollected).toBe(true);
  await ports.finish(new AbortController().signal);
  usedTime?.stop();
  expect(sent).toEqual(['given']);
});
