import { keysOf } from '@cloud-school/domain';
import type { LucideIcon } from 'lucide-react';
import { ArrowLeftRight, Bookmark, Keyboard, LayoutGrid } from 'lucide-react';

/** Something to try on the answering screen before the exam day. */
export type Trial = 'choose-by-key' | 'mark' | 'jump' | 'step-by-key';

interface TrialWords {
  label: string;
  /** The keys that do it; null where it needs a press. */
  keys: string | null;
  Icon: LucideIcon;
}

/** In the order in which they are shown. */
export const trials: Record<Trial, TrialWords> = {
  'choose-by-key': { label: '用键盘选一个选项', keys: '按 A–D', Icon: Keyboard },
  'step-by-key': { label: '用方向键换题', keys: '按 ← →', Icon: ArrowLeftRight },
  mark: { label: '给一道题做标记', keys: null, Icon: Bookmark },
  jump: { label: '从答题卡跳到另一题', keys: null, Icon: LayoutGrid },
};

export const TRIALS = keysOf(trials);
