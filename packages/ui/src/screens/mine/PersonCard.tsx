import type { User } from '@cloud-school/domain';
import { Pencil } from 'lucide-react';
import { styled } from 'styled-components';
import { maskMobile } from '../../cards/certificate/maskText.ts';
import { Avatar } from '../../primitives/avatar/Avatar.tsx';
import { Block } from '../../primitives/block/Block.tsx';
import type { Loadable } from '../../primitives/block/Loadable.ts';
import { ButtonLink } from '../../primitives/button/ButtonLink.tsx';
import { PhraseText } from '../../primitives/phrase-text/PhraseText.tsx';
import { Skeleton } from '../../primitives/skeleton/Skeleton.tsx';
import { media } from '../../theme/media.ts';
import { theme } from '../../theme/theme.ts';
import { mineCard } from './MineCard.tsx';

/** What a student has reached; a figure that is not known is absent. */
export interface MineFigure {
  label: string;
  value: string;
}

interface PersonCardProps {
  person: Loadable<User>;
  figures: readonly MineFigure[];
  /** Where the school lets her change name and picture. */
  profileHref: string | undefined;
}

/** Who is signed in; the number is never shown in full. */
export function PersonCard({ person, figures, profileHref }: PersonCardProps) {
  return (
    <Card aria-label="个人信息">
      <Block of={person} skeleton={<Bones />} errorTitle="个人信息加载失败" errorVariant="bare">
        {({ name, avatarUrl, mobile }) => (
          <Person>
            <Avatar name={name} src={avatarUrl} size={96} />
            <Name>
              <PhraseText>{name || '学员'}</PhraseText>
            </Name>
            {mobile && <Mobile>{maskMobile(mobile)}</Mobile>}
          </Person>
        )}
      </Block>
      {figures.length > 0 && (
        <Figures>
          {figures.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </Figures>
      )}
      {profileHref && (
        <ButtonLink
          href={profileHref}
          variant="secondary"
          icon={<Pencil size={16} aria-hidden />}
          isFullWidth
        >
          修改头像和昵称
        </ButtonLink>
      )}
    </Card>
  );
}

function Bones() {
  return (
    <Person as="div">
      <Portrait />
      <Skeleton width={96} height={32} />
      <Skeleton width={120} height={23} />
    </Person>
  );
}

/* As large as the portrait, which is smaller on a phone. */
const Portrait = styled.span`
  width: 96px;
  height: 96px;
  border-radius: 50%;
  background: ${theme.color.surface.fill};
`;

const Card = styled.section`
  display: grid;
  align-content: start;
  gap: ${theme.space[5]};
  ${mineCard}
  padding-block: ${theme.space[8]} ${theme.space[6]};
  ${media.phone} {
    gap: ${theme.space[3]};
    padding-block: ${theme.space[4]};
  }
`;

const Person = styled.div`
  display: grid;
  justify-items: center;
  gap: ${theme.space[1]};
  > :first-child {
    margin-bottom: ${theme.space[2]};
  }
  ${media.phone} {
    grid-template-columns: 64px minmax(0, 1fr);
    align-content: center;
    justify-items: start;
    gap: 0 ${theme.space[4]};
    > :first-child {
      grid-row: span 2;
      width: 64px;
      height: 64px;
      margin: 0;
    }
    > :nth-child(2) {
      align-self: end;
    }
  }
`;

const Name = styled.p`
  font: ${theme.type.section};
  text-align: center;
  overflow-wrap: anywhere;
  ${media.phone} {
    font: ${theme.type.title};
    text-align: start;
  }
`;

const Mobile = styled.p`
  color: ${theme.color.text.secondary};
  font-variant-numeric: tabular-nums;
`;

const Figures = styled.dl`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: minmax(0, 1fr);
  padding: ${theme.space[3]} 0;
  border-radius: ${theme.radius.option};
  background: ${theme.color.surface.fill};
  text-align: center;
  > div {
    display: flex;
    flex-direction: column-reverse;
    padding: 0 ${theme.space[2]};
  }
  > div + div {
    border-left: 1px solid ${theme.color.line.hairline};
  }
  dt {
    color: ${theme.color.text.secondary};
    font: ${theme.type.caption};
  }
  dd {
    font: ${theme.type.title};
    font-variant-numeric: tabular-nums;
  }
`;
