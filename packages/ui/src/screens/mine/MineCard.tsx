import { ChevronRight } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { css, styled } from 'styled-components';
import { cardSurface } from '../../primitives/card-surface/cardSurface.ts';
import { Link } from '../../primitives/link/Link.tsx';
import { media } from '../../theme/media.ts';
import { theme } from '../../theme/theme.ts';

interface MineCardProps {
  title: string;
  /** Beside the title. */
  mark?: ReactNode;
  more?: { label: string; to: string } | null | undefined;
  id?: string;
  children: ReactNode;
}

/** A part of the page with its title. */
export function MineCard({ title, mark, more, id, children }: MineCardProps) {
  const titleId = useId();
  return (
    <Card id={id} aria-labelledby={titleId}>
      <Head>
        <h2 id={titleId}>{title}</h2>
        {mark}
        {more && (
          <More to={more.to}>
            {more.label}
            <ChevronRight size={16} aria-hidden />
          </More>
        )}
      </Head>
      {children}
    </Card>
  );
}

/** What a part says while it has nothing yet: one row. */
export function MineEmpty({ icon, title, hint }: { icon: ReactNode; title: string; hint: string }) {
  return (
    <Empty>
      <i>{icon}</i>
      <div>
        <b>{title}</b>
        <p>{hint}</p>
      </div>
    </Empty>
  );
}

const Empty = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space[4]};
  padding: ${theme.space[3]} 0;
  > i {
    display: grid;
    flex: none;
    place-items: center;
    width: 48px;
    height: 48px;
    border-radius: ${theme.radius.option};
    background: ${theme.color.surface.fill};
    color: ${theme.color.text.secondary};
  }
  b {
    font: ${theme.type.bodyStrong};
  }
  p {
    color: ${theme.color.text.secondary};
    font: ${theme.type.caption};
  }
`;

export const mineCard = css`
  padding: ${theme.space[5]} ${theme.space[6]};
  ${cardSurface}
  ${media.phone} {
    padding: ${theme.space[3]} ${theme.space[4]};
  }
`;

const Card = styled.section`
  display: flex;
  flex-direction: column;
  min-width: 0;
  ${mineCard}
  scroll-margin-top: calc(${theme.size.header} + ${theme.space[4]});
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space[2]};
  min-height: ${theme.size.control.medium};
  h2 {
    font: ${theme.type.cardTitle};
  }
  ${media.phone} {
    h2 {
      font: ${theme.type.labelStrong};
    }
  }
`;

const More = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space[1]};
  min-height: ${theme.size.control.medium};
  margin-left: auto;
  color: ${theme.color.action.base};
  white-space: nowrap;
`;
