import type { ToastItem } from '@cloud-school/ui';

/** The toasts on screen as an external store. */
export interface Toasts {
  get: () => readonly ToastItem[];
  subscribe: (listener: () => void) => () => void;
  /** Shows a message; ignored while the same message is on screen. */
  show: (tone: ToastItem['tone'], text: string) => void;
  dismiss: (id: ToastItem['id']) => void;
}

const VISIBLE_MS = 4000;
const MAX_VISIBLE = 3;

/** Creates a store of at most three toasts, each visible for 4 s. */
export function createToasts(setTimer: (run: () => void, ms: number) => unknown = setTimeout): Toasts {
  let toasts: readonly ToastItem[] = [];
  let lastId = 0;
  const listeners = new Set<() => void>();

  function update(next: readonly ToastItem[]) {
    toasts = next;
    for (const listener of listeners) listener();
  }
  const dismiss = (id: ToastItem['id']) => update(toasts.filter((toast) => toast.id !== id));

  return {
    get: () => toasts,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    show(tone, text) {
      if (toasts.some((toast) => toast.text === text && toast.tone === tone)) return;
      lastId += 1;
      const id = lastId;
      update([...toasts, { id, tone, text }].slice(-MAX_VISIBLE));
      setTimer(() => dismiss(id), VISIBLE_MS);
    },
    dismiss,
  };
}
