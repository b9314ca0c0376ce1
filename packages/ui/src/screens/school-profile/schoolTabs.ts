import type { SchoolProfile } from '@cloud-school/api-client';

/** The groups of a profile, in the order of the index in its address (SCHOOL-01). */
export const SCHOOL_TABS = ['overview', 'districts', 'points', 'organizations'] as const;

export type SchoolTab = (typeof SCHOOL_TABS)[number];

/** The groups that have something to show; a school that does not train shows no institution (HOME-10). */
export function tabsWithData(profile: SchoolProfile, hasTraining: boolean): SchoolTab[] {
  const hasData: Record<SchoolTab, boolean> = {
    overview:
      (hasTraining && profile.institution !== null) ||
      profile.serviceAttributes.length > 0 ||
      profile.certificateAttributes.length > 0,
    districts: profile.districts.length > 0,
    points: profile.servicePoints.length > 0,
    organizations: profile.organizations.length > 0,
  };
  return SCHOOL_TABS.filter((tab) => hasData[tab]);
}

/** The group an index means; the first one there is where it means none, or one without data. */
export function tabAt(index: number | null, tabs: SchoolTab[]): SchoolTab | undefined {
  const named = index === null ? undefined : SCHOOL_TABS[index];
  return named && tabs.includes(named) ? named : tabs[0];
}
