import type { DownloadOutcome } from '@cloud-school/ui';
import type { useSaveFile } from '../../features/files/useSaveFile.tsx';
import { CLICK_CALL } from '../../platform/portal/clickCall.ts';

const EXTENSIONS: Record<string, string> = {
  'image/jpeg': '.jpg',
  'image/png': '.png',
  'image/webp': '.webp',
  'image/svg+xml': '.svg',
  'application/pdf': '.pdf',
};

/** Also what an object store says of a file whose type it does not know. */
const PICTURE = /^(?:image\/.*|application\/(?:pdf|octet-stream)|)$/;

/**
 * Saves a picture under a name. Opens its address in another tab if its host does not allow scripts to read it, takes longer
 * than a press waits, or answers with something else, such as a page about an error (CERT-05). Sends neither credentials nor
 * a referrer.
 */
export async function savePicture(
  address: string,
  name: string,
  { save, hold }: Pick<ReturnType<typeof useSaveFile>, 'save' | 'hold'>,
): Promise<DownloadOutcome> {
  try {
    const response = await fetch(address, {
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      signal: AbortSignal.timeout(CLICK_CALL.timeout),
    });
    if (!response.ok) throw new Error(`The picture's host responded with ${response.status}.`);
    const file = await response.blob();
    const type = file.type.split(';')[0] ?? '';
    if (!PICTURE.test(type)) throw new Error(`The picture's host responded with '${type}'.`);
    return await save(file, name + (EXTENSIONS[type] ?? ''));
  } catch {
    if (hold(address)) return 'shown';
    Object.assign(document.createElement('a'), {
      href: address,
      target: '_blank',
      rel: 'noopener noreferrer',
    }).click();
    return 'opened';
  }
}
