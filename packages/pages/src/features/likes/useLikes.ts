import { addLike, removeLike } from '@cloud-school/api-client';
import type { LikeKind } from '@cloud-school/domain';
import { useCallback, useRef, useState } from 'react';
import { CLICK_CALL } from '../../platform/portal/clickCall.ts';
import { usePortal } from '../../platform/portal/Portal.ts';
import { usePerson } from '../../platform/session/usePerson.ts';
import { type Likeable, withLike } from './withLike.ts';

/**
 * Optimistic likes of one kind: shown at once and reverted if the server refuses; the error policy shows the message.
 * A second click on an item does nothing until the first call ends.
 */
export function useLikes(kind: LikeKind) {
  const { client } = usePortal();
  const person = usePerson();
  // Another person's likes are not shown after a sign-in.
  const keyOf = useCallback((id: string) => `${person.knownId} ${id}`, [person]);
  const [wanted, setWanted] = useState<ReadonlyMap<string, boolean | undefined>>(new Map());
  const pending = useRef(new Set<string>());

  const shown = useCallback(
    <Item extends Likeable>(item: Item) => withLike(item, wanted.get(keyOf(item.id))),
    [keyOf, wanted],
  );

  /** Likes an item, or removes the like. */
  const toggle = useCallback(
    async ({ id, isLiked }: Likeable) => {
      if (pending.current.has(id)) return;
      pending.current.add(id);
      const setLiked = (isWanted: boolean) => setWanted((all) => new Map(all).set(keyOf(id), isWanted));
      setLiked(!isLiked);
      try {
        const personId = await person.id();
        await client.call(isLiked ? removeLike : addLike, { kind, id, personId }, CLICK_CALL);
      } catch {
        setLiked(isLiked);
      } finally {
        pending.current.delete(id);
      }
    },
    [client, keyOf, kind, person],
  );
  return { shown, toggle };
}
