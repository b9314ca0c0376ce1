import { ToastViewport } from '@cloud-school/ui';
import { useSyncExternalStore } from 'react';
import { usePortal } from '../portal/Portal.ts';

/** Renders the portal's toasts. */
export function Toasts() {
  const { toasts } = usePortal();
  return (
    <ToastViewport toasts={useSyncExternalStore(toasts.subscribe, toasts.get)} onDismiss={toasts.dismiss} />
  );
}
