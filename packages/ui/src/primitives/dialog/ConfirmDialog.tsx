import type { ReactNode } from 'react';
import { Button } from '../button/Button.tsx';
import type { NativeProps } from '../native/NativeProps.ts';
import { Dialog } from './Dialog.tsx';

/** The rest of the attributes and the ref reach the panel. */
export interface ConfirmDialogProps extends NativeProps<'div', 'title'> {
  isOpen: boolean;
  title: string;
  description?: ReactNode;
  /** The action as a verb: 交卷, 删除. */
  confirmLabel: string;
  cancelLabel?: string;
  onConfirm: () => void;
  /** Called by the cancel button, Escape and a press outside. */
  onCancel: () => void;
  /** Danger for actions that cannot be undone. */
  tone?: 'plain' | 'danger';
  /** While the action runs: the dialog stays open and ignores further presses. */
  isBusy?: boolean;
}

/** A question to confirm: one sentence, a cancel button and a button named after the action. */
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
  ...rest
}: ConfirmDialogProps) {
  return (
    <Dialog
      {...rest}
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
    />
  );
}
