import { styled } from 'styled-components';
import { LayoutLink, type LayoutTarget } from '../layout-link/LayoutLink.tsx';
import { theme } from '../../theme/theme.ts';

/** The words beside the tick, each agreement a link to its page. */
export function Agreements({ targets }: { targets: LayoutTarget[] }) {
  return (
    <>
      已阅读并同意
      {targets.map((target, index) => (
        <span key={target.label}>
          {index > 0 && '与'}
          <AgreementLink target={target} />
        </span>
      ))}
    </>
  );
}

const AgreementLink = styled(LayoutLink)`
  display: inline-block;
  color: ${theme.color.action.base};
  &:hover {
    text-decoration: underline;
    text-underline-offset: 3px;
  }
`;
