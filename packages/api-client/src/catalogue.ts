import * as endpoints from './allEndpoints.ts';
import type { Endpoint } from './endpoint.ts';

/** Every endpoint, for the sandbox and the tests. A page imports only the endpoints that it calls (decision 0001). */
export const catalogue: readonly Endpoint<never, unknown>[] =
  /* @__PURE__ */ Object.values<Endpoint<never, unknown>>(endpoints);
