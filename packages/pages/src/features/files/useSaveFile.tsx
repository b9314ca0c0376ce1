import { type ReactNode, useCallback, useState } from 'react';
import { lazyDialog } from '../../platform/history/lazyDialog.tsx';
import { dropsDownloads } from './dropsDownloads.ts';
import { saveFile } from './saveFile.ts';

const HeldFile = lazyDialog(() => import('./HeldFile.tsx'), 'HeldFile');

/** What a browser that drops downloads shows in place of the file. */
export type Held = { pictureUrl: string } | { pictureUrl: null; pageAddress: string };

/** 'shown': this browser would drop the file; the dialog has the picture, or says how the file can be had. */
export type SaveOutcome = 'saved' | 'shown';

/** Saves files, in every browser: the one way by which a page hands a file to a person. */
export function useSaveFile(): {
  save: (file: Blob, name: string) => Promise<SaveOutcome>;
  /** Shows a picture of another host, which scripts may not read. */
  hold: (pictureUrl: string) => boolean;
  dialog: ReactNode;
} {
  const [held, setHeld] = useState<Held | null>(null);

  const save = useCallback(async (file: Blob, name: string): Promise<SaveOutcome> => {
    if (!dropsDownloads(navigator.userAgent)) {
      saveFile(file, name);
      return 'saved';
    }
    setHeld(
      file.type.startsWith('image/')
        ? { pictureUrl: await toDataUrl(file) }
        : { pictureUrl: null, pageAddress: window.location.href },
    );
    return 'shown';
  }, []);

  const hold = useCallback((pictureUrl: string) => {
    if (!dropsDownloads(navigator.userAgent)) return false;
    setHeld({ pictureUrl });
    return true;
  }, []);

  return { save, hold, dialog: held && <HeldFile held={held} onClose={() => setHeld(null)} /> };
}

/** WeChat saves a picture that is pressed long by its address, which it cannot read of a blob. */
const toDataUrl = (file: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(typeof reader.result === 'string' ? reader.result : ''));
    reader.addEventListener('error', () => reject(reader.error ?? new Error('The picture cannot be read.')));
    reader.readAsDataURL(file);
  });
