import type { AfterResponseHook } from 'ky';

/** Fails a response with a status other than 200, whatever its body holds (API-03). */
export const refuseStatus: AfterResponseHook = ({ response }) => {
  if (response.status !== 200) throw new Error(`The server responded with status ${response.status}.`);
};
