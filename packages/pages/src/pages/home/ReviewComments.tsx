import type { IdentifiedReview } from '@cloud-school/domain';
import { ReviewCommentsDialog } from '@cloud-school/ui';
import { useCommentsOf } from '../../features/comments/Comments.tsx';

interface ReviewCommentsProps {
  review: IdentifiedReview;
  onClose: () => void;
}

/** The comments on a review (type ORDER), COMM-01 to COMM-04. */
export function ReviewComments({ review, onClose }: ReviewCommentsProps) {
  const commentsOf = useCommentsOf();
  if (!commentsOf) return null;
  return (
    <ReviewCommentsDialog
      review={review}
      onClose={onClose}
      comments={commentsOf({ kind: 'review', id: review.id })}
    />
  );
}
