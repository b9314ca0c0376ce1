interface TitleFacts {
  /** A co-branded shell's title; overrides all others. */
  fixedTitle?: string | null;
  /** The certificate query on a phone. */
  isMobileQuery?: boolean;
  projectName?: string | null;
  universityName?: string | null;
  /** The brand's own name; used while the school is unknown. */
  brandName: string;
}

/** The document's title (SHELL-07). */
export function pageTitle({
  fixedTitle,
  isMobileQuery,
  projectName,
  universityName,
  brandName,
}: TitleFacts): string {
  if (fixedTitle) return fixedTitle;
  if (isMobileQuery && universityName) return universityName;
  const both = projectName === universityName ? projectName : `${projectName ?? ''}${universityName ?? ''}`;
  return both || brandName;
}
