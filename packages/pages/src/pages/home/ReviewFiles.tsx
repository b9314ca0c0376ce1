import type { CourseReview } from '@cloud-school/api-client';
import { ReviewFilesDialog } from '@cloud-school/ui';

interface ReviewFilesProps {
  review: CourseReview;
  index: number;
  onClose: () => void;
}

/** Pictures and videos of a review; a chunk of its own. */
export function ReviewFiles(props: ReviewFilesProps) {
  return <ReviewFilesDialog {...props} />;
}
