import { addLike, removeLike } from '@cloud-school/api-client';
import { isRecord, type LikeKind } from '@cloud-school/domain';
import { useIsHydrating } from '@cloud-school/ui';
import { useCallback, useRef, useState } from 'react';
import type { Device } from '../../platform/device/createDevice.ts';
import { defineStored, isBoolean, isNumber, isText, only } from '../../platform/device/defineStored.ts';
import { CLICK_CALL } from '../../platform/portal/clickCall.ts';
import { usePortal } from '../../platform/portal/Portal.ts';
import { useUserId } from '../../platform/portal/useUserId.ts';
import { usePerson } from '../../platform/sign-in/usePerson.ts';
import { type Likeable, type LikePress, toPress, withLike } from './withLike.ts';

/**
 * Optimistic likes of one kind: shown at once and reverted if the server refuses; the error policy shows the message.
 * A second click on an item does nothing until the first call ends. Lists know the likes of a student by the token; those of
 * a visitor are stored on the device.
 */
export function useLikes(kind: LikeKind) {
  const { client, device } = usePortal();
  // A server, and the page that it rendered at first, do not know what the device keeps.
  const isHydrating = useIsHydrating();
  const isVisitor = useUserId() === null && !isHydrating;
  const person = usePerson();
  // Another person's likes are not shown after a sign-in.
  const keyOf = useCallback((id: string) => `${person.knownId} ${id}`, [person]);
  const [presses, setPresses] = useState<ReadonlyMap<string, LikePress | undefined>>(new Map());
  const pending = useRef(new Set<string>());

  const getPress = useCallback(
    (id: string): LikePress | undefined =>
      presses.get(keyOf(id)) ?? (isVisitor ? findStored(device, `${kind} ${id}`) : undefined),
    [isVisitor, keyOf, kind, presses, device],
  );

  const shown = useCallback(
    <Item extends Likeable>(item: Item) => withLike(item, getPress(item.id)),
    [getPress],
  );

  /** Likes an item, or removes the like. */
  const toggle = useCallback(
    async (item: Likeable) => {
      const { id, isLiked } = item;
      if (pending.current.has(id)) return;
      pending.current.add(id);
      const previous = getPress(id);
      const press = toPress(item);
      const setPress = (next: LikePress | undefined) =>
        setPresses((all) => new Map(all).set(keyOf(id), next));
      setPress(press);
      try {
        const personId = await person.id();
        await client.call(isLiked ? removeLike : addLike, { kind, id, personId }, CLICK_CALL);
        if (isVisitor) keep(device, `${kind} ${id}`, press);
        else setPress({ ...press, isKnown: true });
      } catch {
        setPress(previous);
      } finally {
        pending.current.delete(id);
      }
    },
    [client, getPress, isVisitor, keyOf, kind, person, device],
  );
  return { shown, toggle };
}

/** Enough for a visitor, and short enough for the storage. */
const MOST = 60;

/** A like of a visitor, whom lists do not know, by kind and id. */
type StoredLike = LikePress & { key: string };

const storedLikes = defineStored({
  key: 'likes',
  of: 'device',
  maxDays: 365,
  read: only(
    (value): value is StoredLike[] =>
      Array.isArray(value) &&
      value.every(
        (like) =>
          isRecord(like) &&
          isText(like.key) &&
          isBoolean(like.isLiked) &&
          isNumber(like.serverCount) &&
          isNumber(like.shownCount),
      ),
  ),
});

const findStored = (device: Device, key: string) => device.get(storedLikes)?.find((like) => like.key === key);

/** Keeps the press of a visitor; of a like that was removed too, until the list has counted it. */
function keep(device: Device, key: string, press: LikePress): void {
  const others = (device.get(storedLikes) ?? []).filter((like) => like.key !== key);
  device.set(storedLikes, [...others, { key, ...press }].slice(-MOST));
}
