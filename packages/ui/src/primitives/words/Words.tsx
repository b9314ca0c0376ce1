import { Children, type ReactNode } from 'react';

const isBare = (child: ReactNode) => typeof child === 'string' || typeof child === 'number';

/**
 * Children that may be bare words, after an icon that comes and goes: words get an element, so that React finds its place
 * where a translating browser has replaced their text nodes; elements stay as they are.
 */
export function Words({ children }: { children: ReactNode }) {
  const parts = Children.toArray(children);
  return parts.length > 0 && parts.every(isBare) ? <span>{children}</span> : children;
}
