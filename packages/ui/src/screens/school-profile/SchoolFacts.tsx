import type { School } from '@cloud-school/domain';
import { Globe, Phone, School as SchoolIcon, UsersRound } from 'lucide-react';
import { Fragment, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { Block } from '../../primitives/block/Block.tsx';
import type { Loadable } from '../../primitives/block/Loadable.ts';
import { ExternalLink } from '../../primitives/link/ExternalLink.tsx';
import { PhraseText } from '../../primitives/phrase-text/PhraseText.tsx';
import { Skeleton } from '../../primitives/skeleton/Skeleton.tsx';
import { clamp } from '../../primitives/text-overflow/clamp.ts';
import { media } from '../../theme/media.ts';
import { theme } from '../../theme/theme.ts';

interface SchoolFactsProps {
  school: Loadable<School>;
  /** The phone of the business side; it takes precedence over the school's own. */
  phone: string | null;
}

interface Fact {
  label: string;
  icon: ReactNode;
  value: ReactNode;
}

const ICON = { size: 24, strokeWidth: 1.6, 'aria-hidden': true } as const;

/** The school's type, audience, website and phone: the card over the lower edge of the hero (SCHOOL-01). */
export function SchoolFacts({ school, phone }: SchoolFactsProps) {
  return (
    <Block
      of={school}
      skeleton={<FactsSkeleton />}
      isEmpty={(data) => toFacts(data, phone).length === 0}
      empty={<Gap />}
      errorTitle="学校信息加载失败"
    >
      {(data) => (
        <Card>
          {toFacts(data, phone).map(({ label, icon, value }) => (
            <Cell key={label}>
              {icon}
              <div>
                <Label>{label}</Label>
                <Value>{value}</Value>
              </div>
            </Cell>
          ))}
        </Card>
      )}
    </Block>
  );
}

function toFacts({ typeName, crowd, websiteUrl, contactMobile }: School, phone: string | null): Fact[] {
  const number = phone ?? contactMobile;
  return [
    {
      label: '学校类型',
      icon: <SchoolIcon {...ICON} />,
      value: typeName && <PhraseText>{typeName}</PhraseText>,
    },
    { label: '招生对象', icon: <UsersRound {...ICON} />, value: crowd && <PhraseText>{crowd}</PhraseText> },
    {
      label: '学校官网',
      icon: <Globe {...ICON} />,
      value: websiteUrl && (
        <FactLink href={websiteUrl}>
          <WebsiteAddress url={websiteUrl} />
        </FactLink>
      ),
    },
    {
      label: '联系电话',
      icon: <Phone {...ICON} />,
      value: number && <PhoneLink href={`tel:${number.replaceAll(/\s/g, '')}`}>{number}</PhoneLink>,
    },
  ].filter(({ value }) => Boolean(value));
}

/** The address without its scheme; lines break after a dot or a slash, never within the last two labels of the host. */
function WebsiteAddress({ url }: { url: string }) {
  const [host = '', ...path] = url
    .replace(/^https?:\/\//i, '')
    .replace(/\/$/, '')
    .split(/(?=\/)/);
  const pieces = [...host.split(/(?<=\.)(?=[^.]*\.[^.])/), ...path];
  return pieces.map((piece, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      <span>{piece}</span>
    </Fragment>
  ));
}

function FactsSkeleton() {
  return (
    <Card as="div">
      {[0, 1, 2, 3].map((index) => (
        <Cell as="div" key={index}>
          <Text>
            <Skeleton width={56} height={12} />
            <Skeleton width="72%" />
          </Text>
        </Cell>
      ))}
    </Card>
  );
}

const OVERLAP = '72px';
const PHONE_OVERLAP = '44px';

const Card = styled.ul`
  display: grid;
  grid-auto-columns: minmax(0, 1fr);
  grid-auto-flow: column;
  min-height: 104px;
  margin: calc(-1 * ${OVERLAP}) 0 ${theme.space[8]};
  border-radius: ${theme.radius.hero};
  background: ${theme.color.surface.card};
  box-shadow: ${theme.shadow.raised};
  ${media.tablet} {
    grid-auto-flow: row;
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${media.phone} {
    margin: calc(-1 * ${PHONE_OVERLAP}) 0 ${theme.space[3]};
    border-radius: ${theme.radius.dialog};
  }
  ${media.largeText} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Cell = styled.li`
  display: flex;
  align-items: center;
  gap: ${theme.space[3]};
  min-width: 0;
  margin: ${theme.space[5]} 0;
  padding: 0 ${theme.space[8]};
  > svg {
    flex: none;
    color: ${theme.color.action.base};
  }
  > div {
    align-self: start;
    min-width: 0;
  }
  ${media.narrow} {
    padding-inline: ${theme.space[5]};
  }
  & + & {
    border-left: 1px solid ${theme.color.line.hairline};
  }
  ${media.tablet} {
    min-height: 68px;
    margin: 0;
    padding: ${theme.space[3]} ${theme.space[6]};
    &:nth-child(odd) {
      border-left: 0;
    }
    &:nth-child(n + 3) {
      border-top: 1px solid ${theme.color.line.hairline};
    }
  }
  ${media.phone} {
    /* A label and two lines, also while it loads: an address may break before its last two labels. */
    min-height: 5.125rem;
    padding: ${theme.space[3]};
    > svg {
      display: none;
    }
  }
`;

const Text = styled.div`
  display: grid;
  flex: 1;
  gap: ${theme.space[2]};
`;

const Label = styled.p`
  color: ${theme.color.text.tertiary};
  font: ${theme.type.caption};
`;

const Value = styled.div`
  ${clamp(2)}
  font: ${theme.type.itemStrong};
  font-variant-numeric: tabular-nums;
  line-height: 1.4;
  overflow-wrap: anywhere;
  ${media.phone} {
    -webkit-line-clamp: 3;
    font: ${theme.type.bodyStrong};
    line-height: 1.4;
  }
  text-wrap: pretty;
  /* What a finger reaches of a link is not cut off. */
  &:has(> a) {
    overflow: visible;
  }
`;

const FactLink = styled(ExternalLink)`
  position: relative;
  &[href]:hover {
    color: ${theme.color.action.base};
  }
  /* The height of a line of text is too small a touch target. */
  &[href]::after {
    content: '';
    position: absolute;
    inset: calc(-1 * ${theme.space[3]}) 0;
  }
`;

const PhoneLink = styled.a`
  position: relative;
  white-space: nowrap;
  &:hover {
    color: ${theme.color.action.base};
  }
  &::after {
    content: '';
    position: absolute;
    inset: calc(-1 * ${theme.space[3]}) 0;
  }
`;

/** Keeps the usual distance of the tabs when no fact is known. */
const Gap = styled.div`
  height: ${theme.space[8]};
`;
