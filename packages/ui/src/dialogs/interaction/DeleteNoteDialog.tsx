import { isolate } from '@cloud-school/domain';
import { useRef } from 'react';
import { Button } from '../../primitives/button/Button.tsx';
import { Dialog } from '../../primitives/dialog/Dialog.tsx';

export interface DeleteNoteDialogProps {
  /** The note's name. */
  title: string;
  onConfirm: () => void;
  onClose: () => void;
}

/** Confirms the deletion of an own note by its name (QNA-02). The focus starts on the harmless button. */
export function DeleteNoteDialog({ title, onConfirm, onClose }: DeleteNoteDialogProps) {
  const cancel = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={`删除笔记《${isolate(title)}》？`}
      description="删除后不能恢复。"
      initialFocus={cancel}
      actions={
        <>
          <Button ref={cancel} variant="secondary" onClick={onClose}>
            取消
          </Button>
          <Button tone="danger" onClick={onConfirm}>
            删除
          </Button>
        </>
      }
    />
  );
}
