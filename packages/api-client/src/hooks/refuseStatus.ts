import type { AfterResponseHook } from 'ky';
import { StatusError } from '../errors/StatusError.ts';

/** Fails a response with a status other than 200, whatever its body holds (API-03). */
export const refuseStatus: AfterResponseHook = ({ response }) => {
  if (response.status !== 200) throw new StatusError(response.status);
};
