import { CLICK_CALL } from '../../platform/portal/clickCall.ts';

/** A text file of this host; rejects for anything else, such as the page that a server sends for an unknown address. */
export async function loadText(address: string): Promise<string> {
  const response = await fetch(address, { signal: AbortSignal.timeout(CLICK_CALL.timeout) });
  const type = response.headers.get('content-type') ?? '';
  if (!response.ok || !type.startsWith('text/plain'))
    throw new Error(`${address} is no text: the host responded with ${response.status} and '${type}'.`);
  return await response.text();
}
