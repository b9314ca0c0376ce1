import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { FullConfig, Reporter, Suite, TestResult } from '@playwright/test/reporter';

/** Lines of each error: its message with what was expected and received, without code and attachments. */
const ERROR_LINES = 8;

/**
 * Ends the output with the first lines of every failed attempt, the last runs of repeated tests included: a CI log keeps
 * only its end, and the full reports are long.
 */
export default class FailureReporter implements Reporter {
  #suite: Suite | null = null;
  #root = '';

  onBegin({ rootDir }: FullConfig, suite: Suite): void {
    this.#suite = suite;
    this.#root = rootDir;
  }

  onEnd(): void {
    for (const test of this.#suite?.allTests() ?? []) {
      const failed = test.results.filter(({ status, errors }) => status !== 'skipped' && errors.length > 0);
      if (failed.length === 0) continue;
      console.log(`\n${relative(this.#root, test.location.file)} › ${test.titlePath().slice(3).join(' › ')}`);
      for (const result of failed) console.log(`  attempt ${result.retry + 1}\n${describeErrors(result)}`);
    }
  }
}

function describeErrors({ errors }: TestResult): string {
  return errors
    .map(({ message = '' }) => stripVTControlCharacters(message).trim().split('\n').filter(Boolean))
    .map((lines) =>
      lines
        .slice(0, ERROR_LINES)
        .map((line) => `    ${line}`)
        .join('\n'),
    )
    .join('\n');
}
