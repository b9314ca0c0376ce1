import type { ShownPage } from './readPage.ts';

/**
 * What is wrong with a page that met a fault, beside the same page without one: it is blank, loads for ever, an error was not
 * handled, a write was sent twice as two, or blocks beside the one that failed are gone.
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
  // One block may fail without a word, and a page whose subject failed shows a message in place of all its blocks.
  const lost = usual.blocks.filter((block) => !page.blocks.includes(block));
  const isReplaced = usual.blocks.every((block) => FRAME.includes(block) || lost.includes(block));
  const isFrameLost = lost.some((block) => FRAME.includes(block));
  if (isFrameLost || (lost.length > 1 && !isReplaced)) problems.push(`blocks gone: ${lost.join(', ')}`);
  return problems;
}

const FRAME = ['header', 'footer'];
