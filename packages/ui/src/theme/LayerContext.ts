import { createContext } from 'react';

/** The element that contains dialogs, drawers and popovers: the body, or one with the theme of a ScopedBrandTheme. */
export const LayerContext = createContext<HTMLElement | null | undefined>(undefined);
