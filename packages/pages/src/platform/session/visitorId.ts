import type { LocalStore } from './localStore.ts';

function randomId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}

/**
 * The visitor's id: a browser fingerprint, kept on this device (SHELL-03). Not a secret and never sent to others;
 * where fingerprinting is blocked a random id serves as well.
 */
export async function visitorId(store: LocalStore): Promise<string> {
  const known = store.get('uuid');
  if (known) return known;
  const id = await fingerprint().catch(randomId);
  store.set('uuid', id);
  return id;
}

async function fingerprint(): Promise<string> {
  const { load } = await import('@fingerprintjs/fingerprintjs');
  const agent = await load({ monitoring: false });
  return (await agent.get()).visitorId;
}
