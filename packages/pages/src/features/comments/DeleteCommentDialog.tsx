import { ConfirmDialog } from '@cloud-school/ui';

interface DeleteCommentDialogProps {
  onConfirm: () => void;
  onClose: () => void;
}

/** Confirms the deletion of an own comment (COMM-03). */
export function DeleteCommentDialog({ onConfirm, onClose }: DeleteCommentDialogProps) {
  return (
    <ConfirmDialog
      isOpen
      title="提示"
      description="确定删除该评论？"
      confirmLabel="删除"
      tone="danger"
      onConfirm={onConfirm}
      onCancel={onClose}
    />
  );
}
