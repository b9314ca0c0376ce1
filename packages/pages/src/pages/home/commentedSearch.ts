import type { CommentObjectKind, ShortVideoKind } from '@cloud-school/domain';

/** The part of a list that shows an item. */
export interface ListPlace {
  current: number;
  tagId: string | null;
}

/** A dialog with comments that a sign-in returns to, and the list in which its item stands. An album is in the address itself. */
export type Commented =
  | ({ kind: Extract<CommentObjectKind, 'review'>; id: string } & ListPlace)
  | ({ kind: Extract<CommentObjectKind, 'short-video'>; id: string; videoKind: ShortVideoKind } & ListPlace);

/** The parameters of home's address, which a rendered page reads too. */
const COMMENTED_NAMES = ['review', 'video', 'videoKind', 'listPage', 'listTag'] as const;

type CommentedSearch = Partial<Record<(typeof COMMENTED_NAMES)[number], string>>;

export function toCommentedSearch(commented: Commented): CommentedSearch {
  const { id, current, tagId } = commented;
  const list = { listPage: `${current}`, ...(tagId !== null && { listTag: tagId }) };
  switch (commented.kind) {
    case 'review':
      return { review: id, ...list };
    case 'short-video':
      return { video: id, videoKind: commented.videoKind, ...list };
    default:
      return commented satisfies never;
  }
}

const VIDEO_KINDS: Record<ShortVideoKind, true> = { 'people-say': true, moment: true };
const isVideoKind = (value: string | null): value is ShortVideoKind =>
  value !== null && Object.hasOwn(VIDEO_KINDS, value);

/** Null for an address without such a dialog. */
export function readCommented(search: URLSearchParams): Commented | null {
  const page = Number(search.get('listPage'));
  const list = { current: Number.isSafeInteger(page) && page > 0 ? page : 1, tagId: search.get('listTag') };
  const review = search.get('review');
  if (review) return { kind: 'review', id: review, ...list };
  const video = search.get('video');
  const videoKind = search.get('videoKind');
  return video && isVideoKind(videoKind) ? { kind: 'short-video', id: video, videoKind, ...list } : null;
}

export function withoutCommented(search: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams(search);
  for (const name of COMMENTED_NAMES) next.delete(name);
  return next;
}
