import { isRecord } from '@cloud-school/domain';
import { useMemo } from 'react';
import { usePortal } from '../../platform/portal/Portal.ts';
import { createDeviceDrafts } from './createDeviceDrafts.ts';
import type { OpenSend, OpenSendStore } from './sendOnce.ts';

/** The open send of a subject, on this device and for its student only. */
export function useOpenSend(subject: string): OpenSendStore {
  const { device } = usePortal();
  return useMemo(() => {
    const sends = createDeviceDrafts(device, isOpenSend);
    const name = `send ${subject}`;
    return {
      read: () => sends.read(name),
      keep: (send) => sends.keep(name, send),
      drop: () => sends.drop(name),
    };
  }, [device, subject]);
}

function isOpenSend(stored: unknown): stored is OpenSend {
  if (!isRecord(stored)) return false;
  const { content, key, seenIds } = stored;
  const hasIds = Array.isArray(seenIds) && seenIds.every((id) => typeof id === 'string');
  return content !== undefined && typeof key === 'string' && key !== '' && (seenIds === null || hasIds);
}
