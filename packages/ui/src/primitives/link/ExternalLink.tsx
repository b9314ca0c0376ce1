import type { NativeProps } from '../native/NativeProps.ts';
import { safeHref } from './safeHref.ts';

export interface ExternalLinkProps extends NativeProps<'a'> {
  href: string;
}

/** A link to another site, in a new tab. An address that is unsafe to open renders as plain text. */
export function ExternalLink({ href, children, ...rest }: ExternalLinkProps) {
  const address = safeHref(href);
  if (address === null) return <span {...rest}>{children}</span>;
  return (
    <a {...rest} href={address} target="_blank" rel="noopener noreferrer">
      {children}
    </a>
  );
}
