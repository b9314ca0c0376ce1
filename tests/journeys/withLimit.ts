import type { Page } from '@playwright/test';

/** Only what hangs takes this long (ms), on the slowest of machines too. */
export const PATIENCE = Number(process.env.JOURNEY_PATIENCE ?? 30_000);

/** Rejects with what was waited for when that takes longer than anything should. */
async function withLimit<Result>(what: string, work: Promise<Result>): Promise<Result> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`Waited ${PATIENCE / 1000} s for ${what}`)), PATIENCE);
  });
  try {
    return await Promise.race([work, limit]);
  } finally {
    clearTimeout(timer);
  }
}

/** Gives `page.evaluate` a limit, as every other step has one: a function may wait for a frame that never comes. */
export function limitEvaluate(page: Page): void {
  const evaluate = page.evaluate.bind(page) as (...args: unknown[]) => Promise<unknown>;
  const limited = (script: unknown, ...args: unknown[]) =>
    withLimit(
      `the page ${page.url()} to run ${String(script).replaceAll(/\s+/g, ' ').slice(0, 200)}`,
      evaluate(script, ...args),
    );
  Object.assign(page, { evaluate: limited });
}
