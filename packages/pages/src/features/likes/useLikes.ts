import { addLike, type LikeKind, removeLike } from '@cloud-school/api-client';
import { useCallback, useRef, useState } from 'react';
import { usePortal } from '../../platform/portal/Portal.ts';
import { usePerson } from '../../platform/session/usePerson.ts';
import { type Likeable, withLike } from './withLike.ts';

/**
 * Likes of one kind: on the screen at once, taken back when the server refuses, whose words the portal shows. While one
 * is on its way another click on it does nothing.
 */
export function useLikes(kind: LikeKind) {
  const { client } = usePortal();
  const person = usePerson();
  const [wanted, setWanted] = useState<ReadonlyMap<string, boolean | undefined>>(new Map());
  const onTheWay = useRef(new Set<string>());

  const shown = useCallback(
    <Item extends Likeable>(item: Item) => withLike(item, wanted.get(item.id)),
    [wanted],
  );

  /** Likes an item as it is shown, or takes the like back. */
  const toggle = useCallback(
    async ({ id, isLiked }: Likeable) => {
      if (onTheWay.current.has(id)) return;
      onTheWay.current.add(id);
      const want = (isWanted: boolean) => setWanted((all) => new Map(all).set(id, isWanted));
      want(!isLiked);
      try {
        const personId = await person.id();
        await client.call(isLiked ? removeLike : addLike, { kind, id, personId });
      } catch {
        want(isLiked);
      } finally {
        onTheWay.current.delete(id);
      }
    },
    [client, kind, person],
  );
  return { shown, toggle };
}
