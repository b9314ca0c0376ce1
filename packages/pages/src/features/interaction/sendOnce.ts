import { createIdempotencyKey, isApiError } from '@cloud-school/api-client';
import { isEqual } from './isEqual.ts';

/** A send whose outcome nobody knows yet. */
export interface OpenSend {
  content: unknown;
  /** The same for each send of this content: the server stores it once. */
  key: string;
  /** The ids of the list before the first send; null when it was not loaded. */
  seenIds: string[] | null;
}

/** Where the open send of a subject is stored, from before it leaves until its outcome is known, over reloads too. */
export interface OpenSendStore {
  read(): OpenSend | null;
  keep(send: OpenSend): void;
  drop(): void;
}

interface SendPorts<Content, Item> {
  open: OpenSendStore;
  send: (content: Content, idempotencyKey: string) => Promise<unknown>;
  /** Reads the list from the server, which the sent content is added to. */
  readList: () => Promise<readonly Item[]>;
  /** Whether an item of the list is the content, by the same author. */
  isSame: (item: Item, content: Content) => boolean;
  /** The list as last seen; null when it was not loaded. */
  seen: readonly Item[] | null;
}

/**
 * Sends without doubling; rejects when the content was refused, or when nobody knows whether it arrived. After a lost answer
 * the list is read: if the content is new there, it counts as sent. A repetition reads the list first and carries the same
 * key, for the case that the list cannot tell.
 */
export async function sendOnce<Content, Item extends { id: string }>(
  content: Content,
  { open, send, readList, isSame, seen }: SendPorts<Content, Item>,
): Promise<void> {
  const hasArrived = async ({ seenIds }: OpenSend) => {
    // Without the list from before the send, equal words may be those of an earlier one.
    if (seenIds === null) return false;
    const before = new Set(seenIds);
    return (await readList()).some((item) => !before.has(item.id) && isSame(item, content));
  };

  const earlier = open.read();
  const repeated = earlier && isEqual(earlier.content, content) ? earlier : null;
  if (repeated && (await hasArrived(repeated))) return open.drop();

  const attempt = repeated ?? {
    content,
    key: createIdempotencyKey(),
    seenIds: seen && seen.map(({ id }) => id),
  };
  open.keep(attempt);
  try {
    await send(content, attempt.key);
  } catch (error) {
    const isThere = isOutcomeUnknown(error) && (await hasArrived(attempt).catch(() => false));
    if (isThere || !isOutcomeUnknown(error)) open.drop();
    if (!isThere) throw error;
    return undefined;
  }
  return open.drop();
}

/** A refusal is certain; after any other failure the server may have stored the content. */
const isOutcomeUnknown = (error: unknown) =>
  isApiError(error) && error.kind !== 'rejected' && error.kind !== 'session-expired';
