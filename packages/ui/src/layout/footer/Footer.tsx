import { Phone } from 'lucide-react';
import { styled } from 'styled-components';
import type { NativeProps } from '../../primitives/native/NativeProps.ts';
import { PageContainer } from '../../primitives/page-container/PageContainer.ts';
import { truncate } from '../../primitives/text-overflow/truncate.ts';
import { media } from '../../theme/media.ts';
import { theme } from '../../theme/theme.ts';
import { useBrandArt } from '../../theme/useBrandArt.ts';
import { LayoutLink, type LayoutTarget } from '../layout-link/LayoutLink.tsx';
import { type FooterCode, FooterCodes } from './FooterCodes.tsx';
import { FooterContact, type FooterContactProps } from './FooterContact.tsx';
import { FooterTitle } from './FooterTitle.ts';

export interface FooterProps extends FooterContactProps, NativeProps<'footer', 'children' | 'name'> {
  name: string;
  introduction?: string | null;
  /** Only links to pages that exist; a column without links is left out. */
  columns?: { title: string; links: LayoutTarget[] }[];
  /** Codes to scan: the app, customer service. */
  codes?: FooterCode[];
  /** Copyright, records and permits, in the order they are shown. */
  licence?: string[];
  /** Line is one line: who it is, and the phone. */
  variant?: 'full' | 'line';
  /** At the right of the licence line: who runs the platform. */
  credit?: string | null;
}

/** Footer of the public pages: about, links, contact, QR codes and the licence line (SHELL-10). */
export function Footer({
  name,
  introduction,
  columns = [],
  phone,
  address,
  codes = [],
  licence = [],
  credit,
  variant = 'full',
  ...rest
}: FooterProps) {
  const { Mark } = useBrandArt();
  if (variant === 'line')
    return (
      <Root {...rest}>
        <Line>
          <Owner>{licence[0] ?? name}</Owner>
          {phone && (
            <Call href={`tel:${phone}`}>
              <Phone size={14} aria-hidden />
              <span>{phone}</span>
            </Call>
          )}
        </Line>
      </Root>
    );
  return (
    <Root {...rest}>
      <Row>
        <About>
          <Brand>
            <Logo>
              <Mark />
            </Logo>
            {name}
          </Brand>
          {introduction && <Introduction>{introduction}</Introduction>}
        </About>
        {columns.map(
          ({ title, links }) =>
            links.length > 0 && (
              <nav key={title} aria-label={title}>
                <FooterTitle>{title}</FooterTitle>
                {links.map((target) => (
                  <FootLink key={target.label} target={target} />
                ))}
              </nav>
            ),
        )}
        <FooterContact phone={phone} address={address} />
        <FooterCodes codes={codes} />
      </Row>
      {(licence.length > 0 || credit) && (
        <Licence>
          <Row>
            <Records>
              {licence.map((line) => (
                <span key={line}>{line}</span>
              ))}
            </Records>
            {credit && <span>{credit}</span>}
          </Row>
        </Licence>
      )}
    </Root>
  );
}

const Root = styled.footer`
  background: ${theme.color.chrome.footerBackground};
  color: ${theme.color.chrome.footerTextSecondary};
`;

const Row = styled(PageContainer)`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${theme.space[8]} ${theme.space[10]};
  padding-block: ${theme.space[12]};
  ${media.narrow} {
    column-gap: ${theme.space[6]};
  }
  ${media.phone} {
    padding-block: ${theme.space[5]} ${theme.space[4]};
    gap: ${theme.space[1]} ${theme.space[5]};
    > * {
      flex: 1 1 100%;
    }
    /* The links of a column in lines. */
    > nav {
      display: flex;
      flex-wrap: wrap;
      column-gap: ${theme.space[5]};
    }
  }
`;

const Line = styled(PageContainer)`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[4]};
  padding-bottom: env(safe-area-inset-bottom);
  font: ${theme.type.caption};
`;

const Owner = styled.p`
  min-width: 0;
  ${truncate}
`;

const Call = styled.a`
  display: inline-flex;
  flex: none;
  align-items: center;
  gap: ${theme.space[1]};
  min-height: 44px;
  font-variant-numeric: tabular-nums;
`;

const About = styled.div`
  flex: 0 1 330px;
  ${media.narrow} {
    flex-basis: 230px;
  }
  ${media.largeText} {
    flex-basis: 100%;
  }
`;

const Brand = styled.p`
  display: flex;
  align-items: center;
  gap: ${theme.space[3]};
  color: ${theme.color.chrome.footerText};
  font: ${theme.type.cardTitle};
  ${media.phone} {
    font: ${theme.type.labelStrong};
  }
`;

const Logo = styled.span`
  flex: none;
  width: 36px;
  height: 36px;
  ${media.phone} {
    display: none;
  }
`;

const Introduction = styled.p`
  margin-top: ${theme.space[4]};
  ${media.phone} {
    display: none;
  }
`;

const FootLink = styled(LayoutLink)`
  display: flex;
  align-items: center;
  min-height: ${theme.size.control.small};
  &:hover {
    color: ${theme.color.chrome.footerText};
    text-decoration: underline;
    text-underline-offset: 3px;
  }
  ${media.phone} {
    min-height: ${theme.size.control.medium};
  }
`;

const Licence = styled.div`
  border-top: 1px solid ${theme.color.chrome.footerLine};
  font: ${theme.type.caption};
  > ${Row} {
    gap: ${theme.space[1]} ${theme.space[6]};
    padding-block: 19px;
    ${media.phone} {
      flex-direction: column;
    }
  }
`;

const Records = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[1]} ${theme.space[3]};
`;
