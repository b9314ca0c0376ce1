import type { ReactNode } from 'react';
import { ExternalLink } from '../../primitives/link/ExternalLink.tsx';
import { Link } from '../../primitives/link/Link.tsx';

/** One way out of the shell: a route of the app, or an address outside of it. */
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

/** Draws a target as the right kind of anchor; its icon and label unless children say otherwise. */
export function LayoutLink({ target, className, onClick, children }: LayoutLinkProps) {
  const words = children ?? (
    <>
      {target.icon}
      {target.label}
    </>
  );
  return target.to === undefined ? (
    <ExternalLink href={target.href} className={className} onClick={onClick}>
      {words}
    </ExternalLink>
  ) : (
    <Link
      to={target.to}
      className={className}
      onClick={onClick}
      aria-current={target.isCurrent ? 'page' : undefined}
    >
      {words}
    </Link>
  );
}
