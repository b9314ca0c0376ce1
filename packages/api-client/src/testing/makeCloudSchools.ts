import { CLOUD_SCHOOLS } from '../entities/CloudSchool.ts';

/** The cloud schools of each personal registration. */
export function makeCloudSchools(): typeof CLOUD_SCHOOLS {
  return structuredClone(CLOUD_SCHOOLS);
}
