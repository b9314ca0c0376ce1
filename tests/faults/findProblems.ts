import type { ShownPage } from './readPage.ts';

/**
 * What is wrong with a page that met a fault, beside the same page without one: it is blank, loads for ever, an error was not
 * handled, a write was sent twice as two, or blocks beside the one that failed are gone without a word.
 */
export function findProblems(page: ShownPage, usual: ShownPage, errors: readonly string[]): string[] {
  const problems = [...page.rejections, ...errors].map((error) => `unhandled error: ${error}`);
  if (page.text === '') problems.push('blank page');
  if (page.loading.length > usual.loading.length)
    problems.push(`endless skeleton: ${page.loading.join(' / ').slice(0, 90)}`);
  const keys = new Map<string, Set<string>>();
  for (const { call, body, idempotencyKey } of page.sent) {
    if (idempotencyKey === null) continue;
    const write = `${call} ${body}`;
    keys.set(write, (keys.get(write) ?? new Set()).add(idempotencyKey));
  }
  for (const [write, { size }] of keys)
    if (size > 1) problems.push(`second write: ${write.slice(0, 90)} with ${size} keys`);
  // A block whose subject is not there may be left out, and a failure that the page names may take the place of several.
  const lost = usual.blocks.filter((block) => !page.blocks.includes(block));
  const isReplaced = lost.length === usual.blocks.length;
  const isNamed = page.retries > usual.retries;
  if (lost.length > 1 && !isReplaced && !isNamed) problems.push(`blocks gone: ${lost.join(', ')}`);
  return problems;
}
