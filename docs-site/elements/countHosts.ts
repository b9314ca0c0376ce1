/** Counts the hosts in the README of the elements: one for each heading, and one for each of the other frameworks. */
export function countHosts(readme: string): number {
  const [before = '', after = ''] = readme.split('\n## Other frameworks\n');
  const [others = ''] = after.split('\n## ');
  return (before.match(/^## /gm)?.length ?? 0) + (others.match(/^- \*\*/gm)?.length ?? 0);
}
