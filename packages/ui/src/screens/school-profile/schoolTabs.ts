import type { SchoolProfile } from '@cloud-school/domain';

/** The tabs of a profile; the page's address names one by its index here (SCHOOL-01). */
export const SCHOOL_TABS = ['overview', 'districts', 'points', 'organizations'] as const;

export type SchoolTab = (typeof SCHOOL_TABS)[number];

/** The tabs that have data; a school without training hides its institution (HOME-10). */
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

/** The tab at an index; the first tab with data when the index is invalid or its tab has no data. */
export function tabAt(index: number | null, tabs: SchoolTab[]): SchoolTab | undefined {
  const named = index === null ? undefined : SCHOOL_TABS[index];
  return named && tabs.includes(named) ? named : tabs[0];
}
