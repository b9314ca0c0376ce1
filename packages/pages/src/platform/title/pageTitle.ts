/** Shown where nothing better is known. */
export const DEFAULT_TITLE = '数字云校';

interface TitleFacts {
  /** The co-branded variant's certification-centre title; wins everywhere. */
  fixedTitle?: string | null;
  /** A certificate-query page on a phone. */
  isMobileQuery?: boolean;
  projectName?: string | null;
  universityName?: string | null;
}

/** The document's title by SHELL-07. */
export function pageTitle({ fixedTitle, isMobileQuery, projectName, universityName }: TitleFacts): string {
  if (fixedTitle) return fixedTitle;
  if (isMobileQuery && universityName) return universityName;
  const both = projectName === universityName ? projectName : `${projectName ?? ''}${universityName ?? ''}`;
  return both || DEFAULT_TITLE;
}
