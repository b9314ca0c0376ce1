import { createContext } from 'react';

/** Closes the popover around; for what leads on from its panel. */
export const ClosePopover = createContext<() => void>(() => undefined);
