import type { AfterResponseHook } from 'ky';

/** Anything but 200 is no answer of the application, whatever its body says (API-03). */
export const refuseStatus: AfterResponseHook = ({ response }) => {
  if (response.status !== 200) throw new Error(`The server answered with status ${response.status}.`);
};
