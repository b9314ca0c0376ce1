import type { Device } from '../device/createDevice.ts';
import { storedVisitorId } from './sessionValues.ts';

function randomId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}

/**
 * The visitor's id: a browser fingerprint, stored on this device (SHELL-03), or a random id where fingerprinting is
 * blocked. It is no secret and goes to no other host.
 */
export async function visitorId(device: Device): Promise<string> {
  const stored = device.get(storedVisitorId);
  if (stored) return stored;
  const id = await fingerprint().catch(randomId);
  device.set(storedVisitorId, id);
  return id;
}

async function fingerprint(): Promise<string> {
  const { load } = await import('@fingerprintjs/fingerprintjs');
  const agent = await load({ monitoring: false });
  return (await agent.get()).visitorId;
}
