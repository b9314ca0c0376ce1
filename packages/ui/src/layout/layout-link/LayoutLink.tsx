import type { ReactNode } from 'react';
import { ExternalLink } from '../../primitives/link/ExternalLink.tsx';
import { Link } from '../../primitives/link/Link.tsx';

/** A link of the layout: a route of the app, or an external address. */
export type LayoutTarget = { label: string; icon?: ReactNode; isCurrent?: boolean } & (
  | { to: string; href?: undefined }
  | { href: string; to?: undefined }
);

interface LayoutLinkProps {
  target: LayoutTarget;
  className?: string;
  onClick?: () => void;
  children?: ReactNode;
}

/** Renders a target as a route link or an external link, with its icon and label unless it has children. */
export function LayoutLink({ target, className, onClick, children }: LayoutLinkProps) {
  const content = children ?? (
    <>
      {target.icon}
      {target.label}
    </>
  );
  return target.to === undefined ? (
    <ExternalLink href={target.href} className={className} onClick={onClick}>
      {content}
    </ExternalLink>
  ) : (
    <Link
      to={target.to}
      className={className}
      onClick={onClick}
      aria-current={target.isCurrent ? 'page' : undefined}
    >
      {content}
    </Link>
  );
}
