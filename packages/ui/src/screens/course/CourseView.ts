import type { ContentTabKey } from './contents/contentTabs.ts';
import type { IntroductionTab } from './introduction/introductionTabs.ts';

/** What the student chose to see of a course. */
export interface CourseView {
  tab: ContentTabKey;
  /** Keys of the chapters and sections that are not as they were at first. */
  toggledKeys: readonly string[];
  introduction: IntroductionTab;
}

/** The view of a first visit. */
export const FIRST_COURSE_VIEW: CourseView = { tab: 'all', toggledKeys: [], introduction: 'introduction' };
