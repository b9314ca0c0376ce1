import type { DownloadedFile } from './DownloadedLesson.ts';

/** What an answer says of the whole file. */
export interface FileFacts extends Pick<DownloadedFile, 'size' | 'version'> {
  /** Where the body begins in the file; null where a part does not say which one it is. */
  start: number | null;
}

/**
 * Reads the headers of an answer for a file or a part of it. A media host of another origin shows most of them only if it
 * names them in `access-control-expose-headers`; what is not shown is unknown.
 */
export function readFileFacts({ status, headers }: Response): FileFacts {
  const version = toContentMark(headers.get('etag')) ?? headers.get('last-modified');
  if (status === 206) {
    const [, start, size] = /^bytes (\d+)-\d+\/(\d+)$/.exec(headers.get('content-range') ?? '') ?? [];
    return { start: toNumber(start), size: toNumber(size), version };
  }
  // The length of what is sent compressed is not that of the file.
  const size = headers.has('content-encoding') ? null : toNumber(headers.get('content-length'));
  return { start: 0, size, version };
}

/** Servers mark a compressed answer of the same content as weak, or by the name of the compression. */
const toContentMark = (etag: string | null): string | null =>
  etag?.replace(/^W\//, '').replace(/[-;:](?:gzip|br|zstd)"$/, '"') ?? null;

const toNumber = (text: string | null | undefined): number | null =>
  text !== null && text !== undefined && /^\d+$/.test(text) ? Number(text) : null;
