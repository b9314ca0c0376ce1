import type { CertificationLevel, CertificationOrganization } from '@cloud-school/domain';
import { Building2, Globe, HandHeart, Landmark, MapPinned, Medal } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { cardSurface } from '../../primitives/card-surface/cardSurface.ts';
import { PhraseText } from '../../primitives/phrase-text/PhraseText.tsx';
import { RichText } from '../../primitives/rich-text/RichText.tsx';
import { Tag } from '../../primitives/tag/Tag.tsx';
import { media } from '../../theme/media.ts';
import { theme } from '../../theme/theme.ts';

/** An organisation behind the school's certificates. */
export function OrganizationCard({ organization }: { organization: CertificationOrganization }) {
  const { name, role, level, scope, features } = organization;
  const look = level && LEVELS[level];
  return (
    <Card>
      <Tile $tone={look?.tone ?? 'action'} aria-hidden>
        {look?.icon ?? <Medal {...ICON} />}
      </Tile>
      <Text>
        <Head>
          <Name>
            <PhraseText>{name}</PhraseText>
          </Name>
          {look && <Tag tone="primary">{look.label}</Tag>}
          {role === 'issuing' && <Tag>发证</Tag>}
        </Head>
        {scope && (
          <Scope>
            <PhraseText>{scope}</PhraseText>
          </Scope>
        )}
        {features && <Features html={features} size="body" />}
      </Text>
    </Card>
  );
}

type Tone = 'action' | 'success' | 'accent' | 'plain';

const ICON = { size: 28, strokeWidth: 1.6 } as const;

const LEVELS: Record<CertificationLevel, { label: string; tone: Tone; icon: ReactNode }> = {
  international: { label: '国际', tone: 'accent', icon: <Globe {...ICON} /> },
  country: { label: '国家', tone: 'action', icon: <Landmark {...ICON} /> },
  company: { label: '企业', tone: 'plain', icon: <Building2 {...ICON} /> },
  industry: { label: '行业', tone: 'success', icon: <HandHeart {...ICON} /> },
  province: { label: '省级', tone: 'action', icon: <Landmark {...ICON} /> },
  city: { label: '市级', tone: 'plain', icon: <MapPinned {...ICON} /> },
};

const TONES: Record<Tone, { ground: string; ink: string }> = {
  action: { ground: theme.color.action.tint, ink: theme.color.action.base },
  success: { ground: theme.color.success.tint, ink: theme.color.success.ink },
  accent: { ground: theme.color.accent.tint, ink: theme.color.accent.ink },
  plain: { ground: theme.color.surface.fill, ink: theme.color.text.secondary },
};

const Card = styled.li`
  display: flex;
  gap: ${theme.space[5]};
  padding: ${theme.space[6]};
  ${cardSurface}
  ${media.phone} {
    gap: ${theme.space[3]};
    padding: ${theme.space[4]};
  }
`;

const Tile = styled.span<{ $tone: Tone }>`
  display: grid;
  flex: none;
  place-items: center;
  width: 56px;
  height: 56px;
  border-radius: ${theme.radius.card};
  background: ${({ $tone }) => TONES[$tone].ground};
  color: ${({ $tone }) => TONES[$tone].ink};
  ${media.phone} {
    width: 40px;
    height: 40px;
    border-radius: ${theme.radius.option};
    svg {
      width: 20px;
    }
  }
`;

const Text = styled.div`
  flex: 1;
  min-width: 0;
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[1]} ${theme.space[2]};
`;

const Name = styled.h3`
  font: ${theme.type.labelStrong};
  overflow-wrap: anywhere;
`;

const Scope = styled.p`
  margin-top: ${theme.space[1]};
  color: ${theme.color.text.secondary};
  overflow-wrap: anywhere;
`;

const Features = styled(RichText)`
  && {
    color: ${theme.color.text.tertiary};
    font: ${theme.type.caption};
  }
  margin-top: 2px;
`;
