import { createContext } from 'react';

/** Where dialogs, drawers and popovers lie: the body, or an element that has the theme of a ScopedBrandTheme. */
export const LayerContext = createContext<HTMLElement | null | undefined>(undefined);
