import { styled } from 'styled-components';
import { VisuallyHidden } from '../../primitives/visually-hidden/VisuallyHidden.ts';
import { theme } from '../../theme/theme.ts';
import { LayoutLink, type LayoutTarget } from '../layout-link/LayoutLink.tsx';

/** A link of the page as its icon, on phones in place of the account. */
export function PhonePageLink({ link }: { link: LayoutTarget }) {
  return (
    <PageLink target={link}>
      {link.icon}
      <VisuallyHidden>{link.label}</VisuallyHidden>
    </PageLink>
  );
}

const PageLink = styled(LayoutLink)`
  display: grid;
  place-items: center;
  width: ${theme.size.control.medium};
  height: ${theme.size.control.medium};
  border-radius: ${theme.radius.control};
  color: ${theme.color.chrome.text};
`;
