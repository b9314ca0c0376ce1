import { isApiError } from '@cloud-school/api-client';

interface SafeSendPorts<Content, Item> {
  send: (content: Content) => Promise<unknown>;
  /** Reads the list from the server, which the sent content is added to. */
  readList: () => Promise<readonly Item[]>;
  /** Whether an item of the list is the content. */
  isSame: (item: Item, content: Content) => boolean;
  /** The list as last seen; null when it was not loaded. */
  seen: readonly Item[] | null;
}

/** Sends the content; rejects when it was refused, or when nobody knows whether it arrived. */
export type SafeSend<Content, Item> = (
  content: Content,
  ports: SafeSendPorts<Content, Item>,
) => Promise<void>;

interface UnknownSend<Content> {
  content: Content;
  /** Null when the list was not loaded: any item with this content counts as the sent one. */
  seenIds: ReadonlySet<string> | null;
}

/**
 * Sends without doubling. After a lost answer the list is read: if the content is there, it counts as sent. While that is
 * unknown, a second send reads the list first. `restored` is unsent text of an earlier visit, whose outcome is unknown too.
 */
export function createSafeSend<Content, Item extends { id: string }>(
  restored: Content | null,
): SafeSend<Content, Item> {
  let unknown: UnknownSend<Content> | null = restored === null ? null : { content: restored, seenIds: null };

  return async (content, { send, readList, isSame, seen }) => {
    const hasArrived = async ({ content: sent, seenIds }: UnknownSend<Content>) =>
      (await readList()).some((item) => !seenIds?.has(item.id) && isSame(item, sent));

    if (unknown && isEqual(unknown.content, content)) {
      const isThere = await hasArrived(unknown);
      unknown = null;
      if (isThere) return;
    }
    const attempt = { content, seenIds: seen && new Set(seen.map(({ id }) => id)) };
    try {
      await send(content);
      unknown = null;
    } catch (error) {
      if (!isOutcomeUnknown(error)) throw error;
      unknown = attempt;
      const isThere = await hasArrived(attempt).catch(() => false);
      if (!isThere) throw error;
      unknown = null;
    }
  };
}

/** A refusal is certain; after any other failure the server may have stored the content. */
const isOutcomeUnknown = (error: unknown) =>
  isApiError(error) && error.kind !== 'rejected' && error.kind !== 'session-expired';

const isEqual = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
