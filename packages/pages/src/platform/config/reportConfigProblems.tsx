import { ConfigNotice } from '@cloud-school/ui';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { describeConfigProblem } from './describeConfigProblem.ts';
import type { ConfigProblem } from './findConfigProblems.ts';

/** Shows the problems above the portal, and in the console. The portal starts all the same: what works is of use. */
export function reportConfigProblems(problems: readonly ConfigProblem[], root: HTMLElement): void {
  const sentences = problems.map(describeConfigProblem);
  console.error(`网站配置有误（docs/how-to/deploy.md）：\n${sentences.join('\n')}`);
  const place = document.createElement('div');
  root.before(place);
  createRoot(place).render(
    <StrictMode>
      <ConfigNotice problems={sentences} />
    </StrictMode>,
  );
}
