import type { AnchorHTMLAttributes, Ref } from 'react';
import { safeHref } from './safeHref.ts';

export interface ExternalLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string;
  ref?: Ref<HTMLAnchorElement>;
}

/** A link to another site, in a new tab. An address that is unsafe to open renders as plain text. */
export function ExternalLink({ href, ref, children, ...rest }: ExternalLinkProps) {
  const address = safeHref(href);
  if (address === null) return <span className={rest.className}>{children}</span>;
  return (
    <a {...rest} ref={ref} href={address} target="_blank" rel="noopener noreferrer">
      {children}
    </a>
  );
}
