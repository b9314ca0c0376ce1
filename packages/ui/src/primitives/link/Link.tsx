import { createElement } from 'react';
import { type AnchorProps, useAnchor } from './LinkProvider.tsx';

export type LinkProps = AnchorProps;

/** A bare link to a path of the portal; it has no look of its own, so cards and rows can be links. */
export function Link(props: LinkProps) {
  return createElement(useAnchor(), props);
}
