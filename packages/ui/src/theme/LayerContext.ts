import { createContext } from 'react';

/**
 * Where dialogs, drawers and popovers lie: the body, or an element that has the same theme (ScopedBrandTheme, a shadow root).
 * Null while that element is not there yet: they wait for it.
 */
export const LayerContext = createContext<HTMLElement | null | undefined>(undefined);
