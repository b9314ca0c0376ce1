import { styled } from 'styled-components';
import { VisuallyHidden } from '../../primitives/visually-hidden/VisuallyHidden.ts';
import { theme } from '../../theme/theme.ts';
import { LayoutLink, type LayoutLinkProps, type LayoutTarget } from '../layout-link/LayoutLink.tsx';

export interface PhonePageLinkProps extends Omit<LayoutLinkProps, 'target' | 'children'> {
  link: LayoutTarget;
}

/** A link of the page as its icon, on phones in place of the account. */
export function PhonePageLink({ link, ...rest }: PhonePageLinkProps) {
  return (
    <PageLink {...rest} target={link}>
      {link.icon}
      <VisuallyHidden>{link.label}</VisuallyHidden>
    </PageLink>
  );
}

const PageLink = styled(LayoutLink)`
  display: grid;
  place-items: center;
  width: ${theme.size.control.touch};
  height: ${theme.size.control.touch};
  border-radius: ${theme.radius.control};
  color: ${theme.color.chrome.text};
`;
