import { isRecord } from '@cloud-school/domain';
import { CONTENT_TABS, type CourseView, FIRST_COURSE_VIEW, INTRODUCTION_TABS } from '@cloud-school/ui/player';

/** The view that a history entry keeps; what it does not know is that of a first visit. */
export function readCourseView(stored: unknown): CourseView {
  if (!isRecord(stored)) return FIRST_COURSE_VIEW;
  const { tab, toggledKeys, introduction } = stored;
  return {
    tab: CONTENT_TABS.find(({ key }) => key === tab)?.key ?? FIRST_COURSE_VIEW.tab,
    toggledKeys: Array.isArray(toggledKeys) ? toggledKeys.filter((key) => typeof key === 'string') : [],
    introduction:
      INTRODUCTION_TABS.find(({ value }) => value === introduction)?.value ?? FIRST_COURSE_VIEW.introduction,
  };
}
