import type { CourseReview } from '@cloud-school/domain';
import { ReviewFilesDialog } from '@cloud-school/ui/player';

interface ReviewFilesProps {
  review: CourseReview;
  index: number;
  onClose: () => void;
}

/** Pictures and videos of a review; its own file, so that the dialog is a chunk of its own. */
export function ReviewFiles(props: ReviewFilesProps) {
  return <ReviewFilesDialog {...props} />;
}
