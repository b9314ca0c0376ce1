import type { ReactNode } from 'react';
import { Button } from '../button/Button.tsx';
import { Dialog } from './Dialog.tsx';

interface ConfirmDialogProps {
  isOpen: boolean;
  title: string;
  description?: ReactNode;
  /** Names the deed: 交卷, 删除. */
  confirmLabel: string;
  cancelLabel?: string;
  onConfirm: () => void;
  /** The cancel button, Escape and a press outside. */
  onCancel: () => void;
  /** Danger where the deed cannot be undone. */
  tone?: 'plain' | 'danger';
  /** The deed is under way: the dialog stays and refuses a second press. */
  isBusy?: boolean;
  children?: ReactNode;
}

/** Asks before a deed: one sentence, cancel and the deed by its verb. */
export function ConfirmDialog({
  isOpen,
  title,
  description,
  confirmLabel,
  cancelLabel = '取消',
  onConfirm,
  onCancel,
  tone = 'plain',
  isBusy = false,
  children,
}: ConfirmDialogProps) {
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onCancel}
      isLocked={isBusy}
      title={title}
      description={description}
      actions={
        <>
          <Button variant="secondary" disabled={isBusy} onClick={onCancel}>
            {cancelLabel}
          </Button>
          <Button tone={tone === 'danger' ? 'danger' : 'action'} isLoading={isBusy} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
