import type { ReactNode } from 'react';
import { ExternalLink } from '../../primitives/link/ExternalLink.tsx';
import { Link } from '../../primitives/link/Link.tsx';
import type { NativeProps } from '../../primitives/native/NativeProps.ts';

/** A link of the layout: a route of the app, or an external address. `lang` is that of a label that is not Chinese. */
export type LayoutTarget = { label: string; lang?: string; icon?: ReactNode; isCurrent?: boolean } & (
  | { to: string; href?: undefined }
  | { href: string; to?: undefined }
);

export interface LayoutLinkProps extends NativeProps<'a', 'href' | 'target'> {
  target: LayoutTarget;
}

/** Renders a target as a route link or an external link, with its icon and label unless it has children. */
export function LayoutLink({ target, children, ...rest }: LayoutLinkProps) {
  const content = children ?? (
    <>
      {target.icon}
      <span>{target.label}</span>
    </>
  );
  return target.to === undefined ? (
    <ExternalLink lang={target.lang} {...rest} href={target.href}>
      {content}
    </ExternalLink>
  ) : (
    <Link lang={target.lang} aria-current={target.isCurrent ? 'page' : undefined} {...rest} to={target.to}>
      {content}
    </Link>
  );
}
