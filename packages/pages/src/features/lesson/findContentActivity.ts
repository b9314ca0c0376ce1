import type { ClassActivity } from '@cloud-school/domain';

/** What an address says of a content. */
export interface ContentAddress {
  activityId: string | null;
  /** Null where the address names no content. */
  classroomId: string | null;
}

/**
 * The activity of a content is the one that holds it: an address may name that of the content before. The address counts where
 * the class does not list its activity or that lists no contents, and where it names no content. `isMeant` chooses among
 * several that hold the content.
 */
export function findContentActivity(
  activities: readonly ClassActivity[],
  { activityId, classroomId }: ContentAddress,
  isMeant: (activity: ClassActivity) => boolean = () => true,
): { activity: ClassActivity | null; activityId: string | null } {
  const addressed = activities.find(({ id }) => id === activityId) ?? null;
  const holds = ({ contents }: ClassActivity) => contents.some(({ id }) => id === classroomId);
  if (classroomId === null || (addressed && (holds(addressed) || addressed.contents.length === 0)))
    return { activity: addressed, activityId };
  const holder = activities.find((each) => holds(each) && isMeant(each)) ?? null;
  return { activity: holder, activityId: holder?.id ?? (addressed ? null : activityId) };
}
