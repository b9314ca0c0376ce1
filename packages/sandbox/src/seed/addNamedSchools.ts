import type { NamedSchool } from './NamedSchool.ts';
import type { SandboxSeed } from './SandboxSeed.ts';

/** Lets the host names of `named` lead to the first school, whose students, classes and tests they share. */
export function addNamedSchools(seed: SandboxSeed, named: readonly NamedSchool[]): SandboxSeed {
  const [first] = seed.schools;
  if (!first) return seed;
  return {
    ...seed,
    // Calls find a school by its tenant, which the first one answers for.
    schools: [...seed.schools, ...named.map(({ label }) => ({ ...first, preDomain: label }))],
  };
}
