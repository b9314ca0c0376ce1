import { styled } from 'styled-components';
import { media } from '../../theme/media.ts';
import { theme } from '../../theme/theme.ts';
import { LayoutLink, type LayoutTarget } from '../layout-link/LayoutLink.tsx';

interface AuthLinksProps {
  registerLink?: LayoutTarget;
  otherLinks: LayoutTarget[];
}

/** Links to registration and other sign-in pages, at the foot of the card; renders nothing without links. */
export function AuthLinks({ registerLink, otherLinks }: AuthLinksProps) {
  if (!registerLink && otherLinks.length === 0) return null;
  return (
    <Foot>
      {registerLink && (
        <span>
          还没有账号？
          <StrongLink target={registerLink} />
        </span>
      )}
      <Others>
        {otherLinks.map((target) => (
          <PlainLink key={target.label} target={target} />
        ))}
      </Others>
    </Foot>
  );
}

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 ${theme.space[4]};
  margin-top: auto;
  padding-top: ${theme.space[3]};
  border-top: 1px solid ${theme.color.line.hairline};
  color: ${theme.color.text.secondary};
  ${media.phone} {
    margin-top: ${theme.space[6]};
  }
`;

const Others = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${theme.space[4]};
`;

const PlainLink = styled(LayoutLink)`
  display: inline-flex;
  align-items: center;
  min-height: ${theme.size.control.medium};
  &:hover {
    color: ${theme.color.action.base};
  }
`;

const StrongLink = styled(PlainLink)`
  color: ${theme.color.action.base};
  font: ${theme.type.bodyStrong};
`;
