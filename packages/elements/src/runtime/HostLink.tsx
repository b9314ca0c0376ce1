import { type LinkProviderProps, safeHref } from '@cloud-school/ui';
import { type ComponentProps, type MouseEvent, useContext } from 'react';
import { emit } from './events.ts';
import { HostContext } from './HostContext.ts';

/** A link that asks the page first: a listener of `cs-navigate` that prevents the default goes there itself. */
export function HostLink({ to, onClick, children, ...rest }: ComponentProps<LinkProviderProps['component']>) {
  const host = useContext(HostContext);
  function handleClick(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event);
    const { button, metaKey, ctrlKey, shiftKey, altKey } = event;
    // A press that opens a tab or a menu stays the browser's.
    const isBrowsers = button !== 0 || metaKey || ctrlKey || shiftKey || altKey || rest.target === '_blank';
    if (!host || event.defaultPrevented || isBrowsers) return;
    if (!emit(host, 'navigate', { to })) event.preventDefault();
  }
  return (
    <a {...rest} href={safeHref(to) ?? undefined} onClick={handleClick}>
      {children}
    </a>
  );
}
