import type { SignKind } from '@cloud-school/domain';
import { type ComponentType, type ReactNode, useState } from 'react';
import type { ConfirmDialogProps } from '../../primitives/dialog/ConfirmDialog.tsx';

const TITLE = '现在签退？';
const DESCRIPTION = '签退只有一次，签了就不能撤回。';

/** Whether a press asks before it is sent: nobody signs out twice, and a student may still sit in the lesson. */
const ASKS: Record<SignKind, boolean> = { 'sign-in': false, 'sign-out': true };

interface Asked {
  kind: SignKind;
  isOpen: boolean;
  Dialog: ComponentType<ConfirmDialogProps>;
}

/**
 * What a press of 签到 and 签退 does, and the question, to be rendered beside their buttons (ATT-01). Its code is fetched at the
 * press; where it does not load, the browser asks: nobody is kept from signing out, and nobody signs out unasked.
 */
export function useSignOutQuestion(onSign: (kind: SignKind) => void): {
  press: (kind: SignKind) => void;
  dialog: ReactNode;
} {
  const [asked, setAsked] = useState<Asked | null>(null);
  const close = () => setAsked((last) => last && { ...last, isOpen: false });

  function press(kind: SignKind) {
    if (!ASKS[kind]) onSign(kind);
    else
      loadDialog().then(
        (Dialog) => setAsked({ kind, isOpen: true, Dialog }),
        () => {
          if (window.confirm(`${TITLE}\n${DESCRIPTION}`)) onSign(kind);
        },
      );
  }

  return {
    press,
    dialog: asked && (
      <asked.Dialog
        isOpen={asked.isOpen}
        title={TITLE}
        description={DESCRIPTION}
        confirmLabel="签退"
        cancelLabel="先不签退"
        onConfirm={() => {
          onSign(asked.kind);
          close();
        }}
        onCancel={close}
      />
    ),
  };
}

const loadDialog = () =>
  import('../../primitives/dialog/ConfirmDialog.tsx').then(({ ConfirmDialog }) => ConfirmDialog);
