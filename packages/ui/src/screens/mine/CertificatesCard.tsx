import {
  CERTIFICATE_WORDS,
  type CertificateStage,
  type ClassCertificate,
  isolate,
} from '@cloud-school/domain';
import { Award, BadgeCheck, ChevronRight, CircleX, Hourglass, type LucideIcon } from 'lucide-react';
import { styled } from 'styled-components';
import { Block } from '../../primitives/block/Block.tsx';
import type { Loadable } from '../../primitives/block/Loadable.ts';
import { ButtonLink } from '../../primitives/button/ButtonLink.tsx';
import { Link } from '../../primitives/link/Link.tsx';
import { PhraseText } from '../../primitives/phrase-text/PhraseText.tsx';
import { Skeleton } from '../../primitives/skeleton/Skeleton.tsx';
import { Tag, type TagTone } from '../../primitives/tag/Tag.tsx';
import { useIsPhone } from '../../primitives/use-is-phone/useIsPhone.ts';
import { media } from '../../theme/media.ts';
import { theme } from '../../theme/theme.ts';
import { CertificateArt } from './CertificateArt.tsx';
import { MineCard, MineEmpty } from './MineCard.tsx';

interface CertificatesCardProps {
  certificates: Loadable<ClassCertificate[]>;
  /** The student, on what is hers. */
  holder: string;
  /** The query of certificates, of one's own as of others. */
  queryTo: string;
  classTo: (classId: string) => string;
}

const LOOKS: Record<CertificateStage, { tone: TagTone; icon: LucideIcon }> = {
  passed: { tone: 'success', icon: BadgeCheck },
  waiting: { tone: 'primary', icon: Hourglass },
  failed: { tone: 'warning', icon: CircleX },
  studying: { tone: 'plain', icon: Hourglass },
};

/** The certificates that the classes lead to, each drawn, with how far the student is. */
export function CertificatesCard({ certificates, holder, queryTo, classTo }: CertificatesCardProps) {
  return (
    <MineCard id="certificates" title="我的证书" more={{ label: '查证书', to: queryTo }}>
      <Block
        of={certificates}
        skeleton={<Skeleton height={84} shape="block" />}
        errorTitle="证书加载失败"
        errorVariant="bare"
        isEmpty={(data) => data.length === 0}
        empty={
          <MineEmpty
            icon={<Award size={20} aria-hidden />}
            title="还没有证书"
            hint="考过一门，证书会自己来这里"
          />
        }
      >
        {(data) => (
          <ul>
            {data.map((certificate) => (
              <Row key={certificate.classId} {...{ certificate, holder, queryTo, classTo }} />
            ))}
          </ul>
        )}
      </Block>
    </MineCard>
  );
}

interface RowProps extends Pick<CertificatesCardProps, 'holder' | 'queryTo' | 'classTo'> {
  certificate: ClassCertificate;
}

function Row({ certificate, holder, queryTo, classTo }: RowProps) {
  const { classId, className, name, stage, endsOn } = certificate;
  const { tone, icon: Icon } = LOOKS[stage];
  const isEarned = EARNED[stage];
  const isPhone = useIsPhone();
  const to = isEarned ? queryTo : classTo(classId);
  const action = isEarned ? '去查证书' : '看班级';
  const linkLabel = `${action}：${isolate(name)}`;
  return (
    <Item>
      <CertificateArt name={isEarned ? holder : '姓名待填'} isEarned={isEarned} />
      <div>
        <Tag tone={tone} icon={<Icon aria-hidden />}>
          {CERTIFICATE_WORDS[stage].one}
        </Tag>
        <h3>
          <PhraseText>{name}</PhraseText>
        </h3>
        <Facts>
          {endsOn && <span>{`${stage === 'studying' ? '预计 ' : ''}${endsOn} 结业`}</span>}
          {className !== name && (
            <span>
              <PhraseText>{className}</PhraseText>
            </span>
          )}
        </Facts>
      </div>
      {isPhone ? (
        <WholeRow to={to} aria-label={linkLabel}>
          <ChevronRight size={18} aria-hidden />
        </WholeRow>
      ) : (
        <Action to={to} variant="secondary" aria-label={linkLabel}>
          {action}
        </Action>
      )}
    </Item>
  );
}

/* One line, on phones a line each. */
const Facts = styled.p`
  margin-top: ${theme.space[1]};
  color: ${theme.color.text.secondary};
  font: ${theme.type.caption};
  font-variant-numeric: tabular-nums;
  > * + *::before {
    content: ' · ';
    white-space: pre;
  }
  ${media.phone} {
    > * {
      display: block;
      &::before {
        content: none;
      }
    }
  }
`;

/* As wide in each row. */
const Action = styled(ButtonLink)`
  min-width: 104px;
`;

const EARNED: Record<CertificateStage, boolean> = {
  passed: true,
  waiting: false,
  failed: false,
  studying: false,
};

/** The whole row is pressed; the arrow stands in its middle. */
const WholeRow = styled(Link)`
  position: absolute;
  inset: 0;
  display: flex;
  align-items: center;
  justify-content: flex-end;
  color: ${theme.color.text.tertiary};
`;

const Item = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: ${theme.space[3]} ${theme.space[6]};
  padding: ${theme.space[4]} 0;
  & + & {
    border-top: 1px solid ${theme.color.line.hairline};
  }
  &:last-child {
    padding-bottom: ${theme.space[2]};
  }
  h3 {
    margin-top: ${theme.space[1]};
    font: ${theme.type.labelStrong};
    overflow-wrap: anywhere;
  }
  ${media.phone} {
    grid-template-columns: auto minmax(0, 1fr);
    gap: ${theme.space[2]} ${theme.space[3]};
    padding: ${theme.space[3]} 0;
    /* Free of the arrow. */
    > div {
      padding-right: ${theme.space[6]};
    }
    svg[viewBox='0 0 120 84'] {
      width: 72px;
      height: 50px;
    }
  }
  ${media.largeText} {
    grid-template-columns: minmax(0, 1fr);
  }
`;
