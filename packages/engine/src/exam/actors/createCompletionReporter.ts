import type { Completion } from '@cloud-school/domain';
import { withTimeout } from '../../retry/withTimeout.ts';
import type { CompletionPort } from '../ports/CompletionPort.ts';
import type { AttemptContext } from './AttemptContext.ts';

const TIMEOUT_MS = 10_000;

/** Sends the completion record of an attempt once, or keeps it on the device for a later page (EXAM-08). */
export interface CompletionReporter {
  /** The hand-in begins: after a crash the next page still has the record. */
  prepare(): Promise<void>;
  /** An earlier page prepared the record: it is sent unless another page has done so. */
  inherit(): void;
  /** The attempt is finished. Never rejects. */
  report(): Promise<void>;
  /** An earlier page, or the place where the attempt was handed in, has sent the record. */
  skip(): void;
}

export function createCompletionReporter({ key, ports, serverNow }: AttemptContext): CompletionReporter {
  const { environment, store, completion } = ports;
  let isReported = false;
  let isPrepared = false;
  let handedInAt: number | null = null;

  /** One moment of the hand-in for every copy of the record; now, when an earlier page handed in. */
  function toPayload({ record }: CompletionPort): Completion {
    handedInAt ??= serverNow();
    return { ...record, at: handedInAt };
  }

  function toJob(port: CompletionPort, isFinished: boolean) {
    const { answerLogId, workId } = key;
    return { examKind: port.examKind, answerLogId, workId, isFinished, payload: toPayload(port) };
  }

  async function send(port: CompletionPort): Promise<void> {
    const jobs = await store.listJobs(key);
    // A page that looked the finish up sent the prepared record first.
    if (isPrepared && !jobs.some(({ answerLogId }) => answerLogId === key.answerLogId)) return;
    await store.writeJob(key, toJob(port, true));
    await port.report(toPayload(port));
    await store.removeJob(key, toJob(port, true));
  }

  return {
    async prepare() {
      handedInAt = serverNow();
      isPrepared = true;
      if (completion) await store.writeJob(key, toJob(completion, false));
    },
    inherit() {
      isPrepared = true;
    },
    async report() {
      if (!completion || isReported) return;
      try {
        await withTimeout(
          store.withJobs(key, () => send(completion)),
          TIMEOUT_MS,
          environment,
        );
      } catch {
        // The job stays on the device and is sent later; the attempt itself is finished.
      }
    },
    skip() {
      isReported = true;
    },
  };
}
