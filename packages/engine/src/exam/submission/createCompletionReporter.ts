import type { Completion } from '@cloud-school/domain';
import type { AttemptContext } from '../AttemptContext.ts';
import type { CompletionPort } from '../ports/CompletionPort.ts';
import { withTimeout } from '../../retry/withTimeout.ts';

const TIMEOUT_MS = 10_000;

/** Sends the completion record of an attempt once, or keeps it on the device for a later page (EXAM-08). */
export interface CompletionReporter {
  /** The hand-in begins: after a crash the next page still has the record. */
  prepare(): Promise<void>;
  /** The attempt is finished. Never rejects. */
  report(): Promise<void>;
  /** An earlier page, or the place where the attempt was handed in, has sent the record. */
  skip(): void;
}

export function createCompletionReporter({ key, ports }: AttemptContext): CompletionReporter {
  const { environment, store, completion } = ports;
  let isReported = false;
  let handedInAt: number | null = null;

  /** One moment of the hand-in for every copy of the record; now, when an earlier page handed in. */
  function toPayload({ record }: CompletionPort): Completion {
    handedInAt ??= environment.now();
    return { ...record, at: handedInAt };
  }

  function toJob(port: CompletionPort, isFinished: boolean) {
    const { answerLogId, workId } = key;
    return { examKind: port.examKind, answerLogId, workId, isFinished, payload: toPayload(port) };
  }

  return {
    async prepare() {
      handedInAt = environment.now();
      if (completion) await store.writeJob(key, toJob(completion, false));
    },
    async report() {
      if (!completion || isReported) return;
      await store.writeJob(key, toJob(completion, true));
      try {
        await withTimeout(completion.report(toPayload(completion)), TIMEOUT_MS, environment);
        await store.removeJob(key, toJob(completion, true));
      } catch {
        // The job stays on the device and is sent later; the attempt itself is finished.
      }
    },
    skip() {
      isReported = true;
    },
  };
}
