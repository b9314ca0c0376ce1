import { readText } from '../http/readField.ts';
import { ERROR_CODES, RequestError } from '../http/RequestError.ts';
import type { Call } from '../http/Route.ts';
import type { SchoolSeed } from '../seed/SandboxSeed.ts';

/** The school of a call, by `tenantId` of the payload, else of the headers. */
export function requireSchool({ payload, headers, seed }: Call): SchoolSeed {
  const tenantId = readText(payload, 'tenantId') || headers.get('tenantId');
  const school = seed.schools.find((candidate) => candidate.tenantId === tenantId);
  if (!school) throw new RequestError(ERROR_CODES.notFound, '学校不存在');
  return school;
}
