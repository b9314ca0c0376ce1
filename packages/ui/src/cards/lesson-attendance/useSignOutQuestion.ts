import type { SignKind } from '@cloud-school/domain';
import { useState } from 'react';
import type { ConfirmDialogProps } from '../../primitives/dialog/ConfirmDialog.tsx';

/** Whether a press asks before it is sent: nobody signs out twice, and a student may still sit in the lesson. */
const ASKS: Record<SignKind, boolean> = { 'sign-in': false, 'sign-out': true };

/** What a press of 签到 and 签退 does, and the question, a `ConfirmDialog` beside their buttons (ATT-01). */
export function useSignOutQuestion(onSign: (kind: SignKind) => void): {
  press: (kind: SignKind) => void;
  question: ConfirmDialogProps;
} {
  const [asked, setAsked] = useState<SignKind | null>(null);
  return {
    press: (kind) => (ASKS[kind] ? setAsked(kind) : onSign(kind)),
    question: {
      isOpen: asked !== null,
      title: '现在签退？',
      description: '签退只有一次，签了就不能撤回。',
      confirmLabel: '签退',
      cancelLabel: '先不签退',
      onConfirm: () => {
        if (asked) onSign(asked);
        setAsked(null);
      },
      onCancel: () => setAsked(null),
    },
  };
}
