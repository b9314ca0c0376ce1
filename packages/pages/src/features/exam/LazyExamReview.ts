import { loadExamReviewScreen } from '@cloud-school/ui/questions';
import { lazyComponent } from '../../platform/navigation/lazyComponent.ts';

/** The review of an exam or of the sample paper; a page loads its data beside this code. */
export const LazyExamReview = lazyComponent(loadExamReviewScreen, 'ExamReviewScreen');
