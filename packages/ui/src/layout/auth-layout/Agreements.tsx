import { styled } from 'styled-components';
import { ExternalLink } from '../../primitives/link/ExternalLink.tsx';
import { touchHeight } from '../../primitives/link/touchHeight.ts';
import { theme } from '../../theme/theme.ts';

/** The addresses of the agreements; a missing one has no page. */
export interface AgreementAddresses {
  service?: string | undefined;
  privacy?: string | undefined;
}

/** The words beside the tick (LOGIN-01): each agreement is a link to its page, or the school has it. */
export function Agreements({ service, privacy }: AgreementAddresses) {
  return (
    <>
      已阅读并同意
      <Agreement name="用户服务协议" address={service} />
      <span>与</span>
      <Agreement name="隐私政策" address={privacy} />
      {(!service || !privacy) && <Hint>（全文请向学校索取）</Hint>}
    </>
  );
}

function Agreement({ name, address }: { name: string; address: string | undefined }) {
  return address ? <AgreementLink href={address}>{name}</AgreementLink> : name;
}

const AgreementLink = styled(ExternalLink)`
  ${touchHeight}
  color: ${theme.color.action.base};
  &:hover {
    text-decoration: underline;
    text-underline-offset: 3px;
  }
`;

const Hint = styled.span`
  display: inline-block;
`;
