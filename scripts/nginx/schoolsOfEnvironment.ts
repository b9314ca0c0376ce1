import { readHostConfig } from '../../packages/renderer/src/hostConfig.ts';

/**
 * The list of schools as an environment has it: the text of schools.json in SCHOOLS, or one host in SCHOOL_HOST with its values
 * in CLOUD_SCHOOL_*. Null without either.
 */
export function schoolsOfEnvironment(environment: Record<string, string | undefined>): string | null {
  const { SCHOOLS, SCHOOL_HOST } = environment;
  if (SCHOOLS) return SCHOOLS;
  return SCHOOL_HOST ? JSON.stringify({ [SCHOOL_HOST]: readHostConfig(environment) }) : null;
}
