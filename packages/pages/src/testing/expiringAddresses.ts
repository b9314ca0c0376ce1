import type { Sandbox } from '@cloud-school/sandbox';

/** The first answer of a call names addresses that are dead, as signed ones are after a while; later ones name live ones. */
export function expiringAddresses(path: string) {
  let opened: Sandbox | undefined;
  return {
    callCount: (endpointId: string) => opened?.controls.callCount(endpointId),
    expire: (sandbox: Sandbox) => {
      opened = sandbox;
      const ask = sandbox.fetch;
      let isFirst = true;
      sandbox.fetch = async (input, init) => {
        const response = await ask(input, init);
        const address = input instanceof Request ? input.url : String(input);
        if (!isFirst || !address.includes(path)) return response;
        isFirst = false;
        const { status, headers } = response;
        return new Response((await response.text()).replaceAll('/media/', '/expired/'), { status, headers });
      };
    },
  };
}
