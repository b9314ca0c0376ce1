import type { ServiceContact } from '@cloud-school/domain';
import { Phone } from 'lucide-react';
import { styled } from 'styled-components';
import { CERTIFICATE_KINDS } from '../../../forms/certificate-query/CertificateQueryFields.ts';
import { Button } from '../../../primitives/button/Button.tsx';
import { cardSurface } from '../../../primitives/card-surface/cardSurface.ts';
import { ExternalLink } from '../../../primitives/link/ExternalLink.tsx';
import { media } from '../../../theme/media.ts';
import { theme } from '../../../theme/theme.ts';
import type { QueryOutcome } from '../QueryOutcome.ts';
import { NotFoundArt } from './NotFoundArt.tsx';
import { ResultHeading } from './ResultHeading.tsx';
import { ServiceQrCode } from './ServiceQrCode.tsx';

interface NotFoundResultProps {
  outcome: QueryOutcome;
  /** Null when the school has none or it is unknown. */
  contact: ServiceContact | null;
  onReset: () => void;
}

/** No certificate was found: what to check again and whom to contact (CERT-06). */
export function NotFoundResult({ outcome, contact, onReset }: NotFoundResultProps) {
  const kind = CERTIFICATE_KINDS[outcome.kind].label;
  return (
    <Root>
      <Card>
        <Art>
          <NotFoundArt />
        </Art>
        <div>
          <ResultHeading>抱歉，未查询到相关信息</ResultHeading>
          <Query>
            没有找到“<bdi>{outcome.name}</bdi>”名下编号为 <bdi>{outcome.certificateNumber}</bdi> 的{kind}。
          </Query>
          <Tips>
            <li>请确认证书由本项目、本学校颁发</li>
            <li>
              请确认选对了查询入口<span>：技能等级证书或培训结业证书</span>
            </li>
            <li>
              请核对证书编号、身份证号与姓名<span>，形近字最容易写错</span>
            </li>
          </Tips>
          <PhoneAction>
            <Button size="large" isFullWidth onClick={onReset}>
              修改后再查
            </Button>
          </PhoneAction>
        </div>
      </Card>
      {contact && (contact.qrCodeUrl || contact.mobile) && (
        <Contact aria-label="找老师核对">
          <ServiceQrCode url={contact.qrCodeUrl} size={112} />
          <div>
            <ContactTitle>{contact.qrCodeUrl ? '扫码找老师核对' : '找老师核对'}</ContactTitle>
            {contact.mobile && (
              <Call href={`tel:${contact.mobile.replaceAll(' ', '')}`}>
                <Phone size={16} aria-hidden />
                <span>{contact.mobile}</span>
              </Call>
            )}
          </div>
        </Contact>
      )}
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: ${theme.space[10]};
  padding: ${theme.space[10]} ${theme.space[10]};
  border-radius: ${theme.radius.hero};
  background: ${theme.color.surface.card};
  box-shadow: ${theme.shadow.rest};
  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr);
  }
  ${media.phone} {
    gap: ${theme.space[4]};
    padding: 0;
    background: none;
    box-shadow: none;
  }
`;

const Card = styled.div`
  display: grid;
  grid-template-columns: 240px minmax(0, 1fr);
  align-items: center;
  gap: ${theme.space[10]};
  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${theme.space[3]};
    padding: ${theme.space[6]} ${theme.space[5]};
    ${cardSurface}
    h2 {
      text-align: center;
    }
  }
`;

const Art = styled.div`
  ${media.phone} {
    width: 176px;
    margin: 0 auto;
  }
`;

const Query = styled.p`
  margin-top: ${theme.space[1]};
  color: ${theme.color.text.secondary};
  overflow-wrap: anywhere;
  ${media.phone} {
    display: none;
  }
`;

const Tips = styled.ol`
  display: grid;
  gap: ${theme.space[3]};
  margin-top: ${theme.space[4]};
  counter-reset: tip;
  li {
    display: flex;
    font: ${theme.type.item};
    counter-increment: tip;
  }
  li::before {
    content: counter(tip);
    flex: none;
    width: 24px;
    height: 24px;
    margin-right: ${theme.space[3]};
    border-radius: 50%;
    background: ${theme.color.action.tint};
    color: ${theme.color.action.base};
    font: ${theme.type.captionStrong};
    line-height: 24px;
    text-align: center;
  }
  ${media.phone} {
    span {
      display: none;
    }
  }
`;

const PhoneAction = styled.div`
  display: none;
  margin-top: ${theme.space[5]};
  ${media.phone} {
    display: block;
  }
`;

const Contact = styled.section`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: ${theme.space[3]};
  min-width: 232px;
  padding: ${theme.space[6]};
  border-radius: ${theme.radius.card};
  background: ${theme.color.surface.fill};
  text-align: center;
  ${media.tablet} {
    flex-direction: row;
    gap: ${theme.space[5]};
    text-align: left;
  }
  ${media.phone} {
    padding: ${theme.space[5]};
    background: ${theme.color.surface.card};
    box-shadow: ${theme.shadow.rest};
  }
`;

const ContactTitle = styled.p`
  font: ${theme.type.labelStrong};
`;

const Call = styled(ExternalLink)`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space[2]};
  min-height: ${theme.size.control.medium};
  color: ${theme.color.text.secondary};
  &:hover {
    color: ${theme.color.action.base};
  }
`;
