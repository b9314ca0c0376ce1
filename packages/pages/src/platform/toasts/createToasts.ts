import type { ToastItem } from '@cloud-school/ui';

/** The portal's one message at a time, as an external store. */
export interface Toasts {
  /** What is on screen: one message or none. */
  get: () => readonly ToastItem[];
  subscribe: (listener: () => void) => () => void;
  /** Shows a message in the place of the one on screen; ignored while the same message is there or waits. */
  show: (tone: ToastItem['tone'], text: string) => void;
  dismiss: (id: ToastItem['id']) => void;
}

const VISIBLE_MS = 4000;
const MAX_WAITING = 2;

/** Whether a message that a newer one takes the place of comes back after it: what went wrong is read by nobody in a moment. */
const COMES_BACK: Record<ToastItem['tone'], boolean> = {
  success: false,
  info: false,
  warning: true,
  danger: true,
};

/** Creates a store that shows the newest message, for 4 s, and after it the failures that it hid. */
export function createToasts(setTimer: (run: () => void, ms: number) => unknown = setTimeout): Toasts {
  /** The last one is on screen. */
  let stack: readonly ToastItem[] = [];
  let shown: readonly ToastItem[] = [];
  let lastId = 0;
  const listeners = new Set<() => void>();

  function update(next: readonly ToastItem[]) {
    stack = next;
    const item = next.at(-1);
    if (item === shown[0]) return;
    shown = item ? [item] : [];
    const turn = shown;
    // A message that comes back has its whole time again: a timer ends the turn that it began with alone.
    if (item)
      setTimer(() => {
        if (shown === turn) dismiss(item.id);
      }, VISIBLE_MS);
    for (const listener of listeners) listener();
  }
  const dismiss = (id: ToastItem['id']) => update(stack.filter((toast) => toast.id !== id));

  return {
    get: () => shown,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    show(tone, text) {
      if (stack.some((toast) => toast.text === text && toast.tone === tone)) return;
      lastId += 1;
      const waiting = stack.filter((toast) => COMES_BACK[toast.tone]).slice(-MAX_WAITING);
      update([...waiting, { id: lastId, tone, text }]);
    },
    dismiss,
  };
}
