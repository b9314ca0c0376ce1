import { browserTimers } from '../../browser/browserTimers.ts';
import { createBrowserEnvironment } from '../../browser/createBrowserEnvironment.ts';
import type { ExamPorts } from '../ports/ExamPorts.ts';
import { createAnswerStore } from '../storage/createAnswerStore.ts';

/**
 * The ports of a practice attempt: it lives in the memory of this page, sends nothing and ends with the page. It needs no
 * network, and other tabs do not see it.
 */
export function createMemoryPorts(): ExamPorts {
  return {
    environment: { ...createBrowserEnvironment(), isOnline: () => true },
    store: createAnswerStore({ indexedDB: null, storage: null, timers: browserTimers }),
    lock: {
      open: async () => 'granted',
      post: () => undefined,
      takeOver: async () => true,
      close: () => undefined,
    },
    saveAnswer: async () => undefined,
    finish: async () => undefined,
    isCollected: true,
    findHandIn: async () => null,
    readAnswers: async () => new Map(),
    getErrorKind: () => null,
    getErrorWords: () => null,
    completion: null,
    serverClockOffset: () => null,
  };
}
