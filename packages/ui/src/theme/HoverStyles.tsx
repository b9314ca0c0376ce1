import { type ComponentProps, type ReactNode, useContext } from 'react';
import { StyleSheetContext, StyleSheetManager } from 'styled-components';
import { media } from './media.ts';
import { splitSheet } from './splitSheet.ts';

type Plugins = NonNullable<ComponentProps<typeof StyleSheetManager>['stylisPlugins']>;

/**
 * Wraps each rule whose selectors all have `:hover` in a query for a pointer that hovers: on a touch screen the look would stay
 * after the touch. A method, because a minifier keeps its name, of which the class names of styles are made, on a server too.
 */
const { hoverStyles } = {
  hoverStyles(this: void, element: Parameters<Plugins[number]>[0]): void {
    const { props, type, root } = element;
    if (type !== 'rule' || typeof props === 'string' || root?.value === media.hover) return;
    if (!props.every((selector) => selector.includes(':hover'))) return;
    const rule = { ...element, root: element };
    Object.assign(element, { type: media.hover, value: media.hover, children: [rule] });
  },
};

const PLUGINS: Plugins = [hoverStyles];

/** Components inside have their styles of hovering only where there is a pointer that hovers. */
export function HoverStyles({ children }: { children: ReactNode }) {
  const { styleSheet } = useContext(StyleSheetContext);
  return (
    <StyleSheetManager sheet={splitSheet(styleSheet)} stylisPlugins={PLUGINS}>
      {children}
    </StyleSheetManager>
  );
}
