import { isolate, type CourseReview } from '@cloud-school/domain';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Dialog } from '../../../primitives/dialog/Dialog.tsx';
import { theme } from '../../../theme/theme.ts';

export interface ReviewCommentsDialogProps {
  review: CourseReview;
  /** The thread of comments. */
  comments: ReactNode;
  onClose: () => void;
}

/** A review in full with the comments on it (COMM-01). */
export function ReviewCommentsDialog({ review, comments, onClose }: ReviewCommentsDialogProps) {
  const { authorName, productName, content } = review;
  return (
    <Dialog
      isOpen
      title={`${isolate(authorName)}的点评`}
      description={productName}
      width={640}
      isSheetOnPhone
      closeLabel="关闭"
      onClose={onClose}
    >
      {content && <Text>{content}</Text>}
      {comments}
    </Dialog>
  );
}

const Text = styled.p`
  margin-bottom: ${theme.space[5]};
  padding: ${theme.space[3]} ${theme.space[4]};
  border-radius: ${theme.radius.segment};
  background: ${theme.color.surface.fill};
  overflow-wrap: anywhere;
  white-space: pre-line;
`;
