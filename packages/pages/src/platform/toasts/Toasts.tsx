import { ToastViewport } from '@cloud-school/ui';
import { useSyncExternalStore } from 'react';
import { usePortal } from '../portal/Portal.ts';

/** The portal's messages on the page. */
export function Toasts() {
  const { toasts } = usePortal();
  return (
    <ToastViewport toasts={useSyncExternalStore(toasts.subscribe, toasts.get)} onDismiss={toasts.dismiss} />
  );
}
