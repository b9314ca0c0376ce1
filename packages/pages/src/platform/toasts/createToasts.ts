import type { ToastItem } from '@cloud-school/ui';

/** The portal's one message at a time, as an external store. */
export interface Toasts {
  /** What is on screen: one message or none. */
  get: () => readonly ToastItem[];
  subscribe: (listener: () => void) => () => void;
  /** Shows a message, after the one on screen has had its time; ignored while the same message is there or waits. */
  show: (tone: ToastItem['tone'], text: string) => void;
  dismiss: (id: ToastItem['id']) => void;
}

const VISIBLE_MS = 4000;
/** While another message waits. */
const SHORT_MS = 2000;
const MAX_WAITING = 2;

/** Creates a store of messages that are shown one after the other, each for 4 s, or 2 s while another waits. */
export function createToasts(setTimer: (run: () => void, ms: number) => unknown = setTimeout): Toasts {
  let shown: readonly ToastItem[] = [];
  let waiting: readonly ToastItem[] = [];
  /** The message on screen may make room. */
  let hasStood = false;
  let lastId = 0;
  const listeners = new Set<() => void>();

  function showNext() {
    const turn = waiting.slice(0, 1);
    shown = turn;
    waiting = waiting.slice(1);
    hasStood = false;
    const whileShown = (run: () => void) => () => {
      if (shown === turn) run();
    };
    if (turn.length > 0) {
      setTimer(
        whileShown(() => {
          hasStood = true;
          if (waiting.length > 0) showNext();
        }),
        SHORT_MS,
      );
      setTimer(whileShown(showNext), VISIBLE_MS);
    }
    for (const listener of listeners) listener();
  }

  return {
    get: () => shown,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    show(tone, text) {
      if ([...shown, ...waiting].some((toast) => toast.text === text && toast.tone === tone)) return;
      lastId += 1;
      waiting = [...waiting, { id: lastId, tone, text }].slice(-MAX_WAITING);
      if (shown.length === 0 || hasStood) showNext();
    },
    dismiss(id) {
      waiting = waiting.filter((toast) => toast.id !== id);
      if (shown.some((toast) => toast.id === id)) showNext();
    },
  };
}
