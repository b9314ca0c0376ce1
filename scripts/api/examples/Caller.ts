import type { Client, ClientSession } from '@cloud-school/api-client';
import type { Sandbox } from '@cloud-school/sandbox';

/** A visitor of the sandbox whose calls are recorded. */
export interface Caller {
  call: Client['call'];
  sandbox: Sandbox;
  session: ClientSession;
}
