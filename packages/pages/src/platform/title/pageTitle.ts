interface TitleFacts {
  /** A co-branded shell's title; wins everywhere. */
  fixedTitle?: string | null;
  /** A certificate-query page on a phone. */
  isMobileQuery?: boolean;
  projectName?: string | null;
  universityName?: string | null;
  /** The brand's name, where nothing else is known. */
  fallback: string;
}

/** The document's title by SHELL-07. */
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
