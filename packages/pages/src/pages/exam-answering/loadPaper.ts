import { isApiError } from '@cloud-school/api-client';
import type { Paper } from '@cloud-school/domain';
import type { ExamPorts } from '@cloud-school/engine';

/** A paper and the calls of its source. */
export interface LoadedPaper {
  paper: Paper;
  /** False for this device's copy. */
  isFresh: boolean;
  ports: Pick<ExamPorts, 'saveAnswer' | 'finish' | 'readAnswers'>;
}

/** What this device knows of the paper of an attempt. */
export interface KeptPaper {
  /** Null where the device has no copy: the paper must be loaded. */
  copy: Paper | null;
  /** A call of this opening had no answer: the copy opens without another try. */
  isServerSilent: boolean;
}

/** Options of the calls that open an attempt, where a copy of its paper could open it instead (ms). */
export const OPTIONS_WITH_COPY = { isQuiet: true, timeout: 10_000 };

/** No answer, or one that is not the server's, such as the sign-in page of a public network. */
export const isSilence = (error: unknown): boolean =>
  isApiError(error, 'unavailable') || isApiError(error, 'malformed');

/** Loads a paper; where the server does not answer, the copy of this device opens. */
export async function loadPaper(
  load: (options?: typeof OPTIONS_WITH_COPY) => Promise<Paper>,
  { copy, isServerSilent }: KeptPaper,
): Promise<Omit<LoadedPaper, 'ports'>> {
  if (!copy) return { paper: await load(), isFresh: true };
  if (isServerSilent) return { paper: copy, isFresh: false };
  try {
    return { paper: await load(OPTIONS_WITH_COPY), isFresh: true };
  } catch (error) {
    if (!isSilence(error)) throw error;
    return { paper: copy, isFresh: false };
  }
}
