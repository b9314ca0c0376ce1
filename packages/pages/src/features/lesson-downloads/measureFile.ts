import { DownloadFailure } from './DownloadFailure.ts';
import { type FileFacts, readFileFacts } from './readFileFacts.ts';

/** A host without an answer for this long (ms) does not say the size. */
const PATIENCE_MS = 8000;

/**
 * Asks for the first byte of a file: its answer names the size. Not by HEAD, which the signature of an address of an object
 * store does not allow.
 */
export async function measureFile(
  fetchFile: typeof fetch,
  url: string,
  signal: AbortSignal,
): Promise<Pick<FileFacts, 'size' | 'version'>> {
  const stop = new AbortController();
  const onAbort = () => stop.abort();
  signal.addEventListener('abort', onAbort);
  const timer = setTimeout(onAbort, PATIENCE_MS);
  try {
    const response = await fetchFile(url, {
      headers: { range: 'bytes=0-0' },
      cache: 'no-store',
      signal: stop.signal,
    });
    if (!response.ok) throw new DownloadFailure(isGone(response) ? 'gone' : 'network');
    const { size, version } = readFileFacts(response);
    return { size, version };
  } finally {
    // A host without ranges sends the whole file.
    stop.abort();
    clearTimeout(timer);
    signal.removeEventListener('abort', onAbort);
  }
}

/** The server refuses the address, which may have expired. */
export const isGone = ({ status }: Response): boolean => status >= 400 && status < 500 && status !== 429;
