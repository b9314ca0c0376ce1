import { type DependencyList, type EffectCallback, useEffect } from 'react';

const IS_SERVER = typeof window === 'undefined';

/** `useEffect` for what writes into the head. A server, which runs no effects, writes while it renders. */
export function useHeadEffect(effect: EffectCallback, dependencies: DependencyList): void {
  if (IS_SERVER) effect();
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- The caller's.
  useEffect(effect, dependencies);
}
