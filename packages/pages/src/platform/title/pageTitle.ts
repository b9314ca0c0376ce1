interface TitleFacts {
  /** A co-branded shell's title; overrides all others. */
  fixedTitle?: string | null;
  /** The certificate query on a phone. */
  isMobileQuery?: boolean;
  projectName?: string | null;
  universityName?: string | null;
  /** Used while the school is unknown. */
  fallback: string;
}

/** The document's title (SHELL-07). */
export function pageTitle({
  fixedTitle,
  isMobileQuery,
  projectName,
  universityName,
  fallback,
}: TitleFacts): string {
  if (fixedTitle) return fixedTitle;
  if (isMobileQuery && universityName) return universityName;
  const both = projectName === universityName ? projectName : `${projectName ?? ''}${universityName ?? ''}`;
  return both || fallback;
}
