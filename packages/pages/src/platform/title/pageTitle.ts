interface TitleFacts {
  /** A co-branded shell's title; overrides all others. */
  fixedTitle?: string | null;
  /** The certificate query on a phone. */
  isMobileQuery?: boolean;
  projectName?: string | null;
  universityName?: string | null;
}

const DEFAULT_TITLE = '数字云校';

/** The document's title (SHELL-07). */
export function pageTitle({ fixedTitle, isMobileQuery, projectName, universityName }: TitleFacts): string {
  if (fixedTitle) return fixedTitle;
  if (isMobileQuery && universityName) return universityName;
  const both = projectName === universityName ? projectName : `${projectName ?? ''}${universityName ?? ''}`;
  return both || DEFAULT_TITLE;
}
