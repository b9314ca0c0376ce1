import { type ReactNode, startTransition, useEffect, useState } from 'react';

/**
 * Renders its children after the first commit, with which the global styles of BrandThemeProvider are inserted: the
 * browser may paint a frame before, and a page that is already loaded would shift when its styles arrive.
 */
export function RenderAfterStyles({ children }: { children: ReactNode }) {
  const [isStyled, setStyled] = useState(false);
  // In a transition, React renders the page in slices.
  useEffect(() => startTransition(() => setStyled(true)), []);
  return isStyled && children;
}
