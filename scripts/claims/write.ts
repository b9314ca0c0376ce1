/** `pnpm write`: writes docs/spec-coverage.md from the claims. */
import { writeFileSync } from 'node:fs';
import { claims } from '../../tests/sabotage/claims.ts';
import { learningFaults } from '../../tests/sabotage/claims/learningFaults.ts';
import { makeCoveragePage } from '../../tests/sabotage/makeCoveragePage.ts';

writeFileSync(
  new URL('../../docs/spec-coverage.md', import.meta.url),
  makeCoveragePage(claims, learningFaults),
);
