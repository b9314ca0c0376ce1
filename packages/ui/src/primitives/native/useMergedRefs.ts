import { type Ref, useCallback } from 'react';

/** One ref for two owners: the component's own and the caller's. */
export function useMergedRefs<Node>(
  own: Ref<Node> | undefined,
  callers: Ref<Node> | undefined,
): (node: Node | null) => () => void {
  return useCallback(
    (node) => {
      const ends = [attach(own, node), attach(callers, node)];
      return () => ends.forEach((end) => end());
    },
    [own, callers],
  );
}

/** Sets the ref and returns what takes it back. */
function attach<Node>(ref: Ref<Node> | undefined, node: Node | null): () => void {
  if (typeof ref !== 'function') {
    if (ref) ref.current = node;
    return () => {
      if (ref) ref.current = null;
    };
  }
  const end = ref(node);
  return typeof end === 'function' ? end : () => void ref(null);
}
