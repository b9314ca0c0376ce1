import { createElement } from 'react';
import { type AnchorProps, useAnchor } from './LinkProvider.tsx';

export type LinkProps = AnchorProps;

/** An unstyled link to a path of the portal, so that cards and rows can be links. */
export function Link(props: LinkProps) {
  return createElement(useAnchor(), props);
}
