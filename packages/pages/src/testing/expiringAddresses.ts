import type { Sandbox } from '@cloud-school/sandbox';
import { changeAnswers } from './changeAnswers.ts';

/** The first answer of a call names addresses that are dead, as signed ones are after a while; later ones name live ones. */
export function expiringAddresses(path: string) {
  let opened: Sandbox | undefined;
  return {
    callCount: (endpointId: string) => opened?.controls.callCount(endpointId),
    expire: (sandbox: Sandbox) => {
      opened = sandbox;
      let isFirst = true;
      changeAnswers(sandbox, path, (answer) => {
        const said = isFirst ? answer.replaceAll('/media/', '/expired/') : answer;
        isFirst = false;
        return said;
      });
    },
  };
}
