import type { DetailedHTMLProps, HTMLAttributes } from 'react';

/** An element in JSX: React 19 sets its properties and listens by `oncs-open`. */
export type JsxElement<Element extends HTMLElement, Events> = DetailedHTMLProps<
  HTMLAttributes<Element>,
  Element
> &
  Partial<Omit<Element, keyof HTMLElement>> & {
    [Name in keyof Events & string as `on${Name}`]?: (event: Events[Name]) => void;
  };
