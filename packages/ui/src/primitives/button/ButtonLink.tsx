import type { ReactNode } from 'react';
import { ExternalLink, type ExternalLinkProps } from '../link/ExternalLink.tsx';
import { Link, type LinkProps } from '../link/Link.tsx';
import { Words } from '../words/Words.tsx';
import { type ButtonStyle, ButtonRoot } from './ButtonRoot.ts';

export type ButtonLinkProps = ButtonStyle & { icon?: ReactNode } & (LinkProps | ExternalLinkProps);

/** A link in the style of a button: `to` stays in the portal, `href` opens another site in a new tab. */
export function ButtonLink({
  variant = 'solid',
  tone = 'action',
  size = 'medium',
  isFullWidth = false,
  icon,
  children,
  ...rest
}: ButtonLinkProps) {
  const look = { $variant: variant, $tone: tone, $size: size, $isFullWidth: isFullWidth };
  return 'to' in rest ? (
    <ButtonRoot as={Link} {...rest} {...look}>
      {icon}
      <Words>{children}</Words>
    </ButtonRoot>
  ) : (
    <ButtonRoot as={ExternalLink} {...rest} {...look}>
      {icon}
      <Words>{children}</Words>
    </ButtonRoot>
  );
}
