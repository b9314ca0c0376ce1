import { type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import { cardSurface } from '../../../primitives/card-surface/cardSurface.ts';
import { media } from '../../../theme/media.ts';
import { theme } from '../../../theme/theme.ts';

interface SectionCardProps {
  title: string;
  /** 4 条 */
  count?: string | undefined;
  children: ReactNode;
}

/** A part of the classroom on a card of its own. */
export function SectionCard({ title, count, children }: SectionCardProps) {
  const titleId = useId();
  return (
    <Card aria-labelledby={titleId}>
      <Head>
        <Title id={titleId}>{title}</Title>
        {count && <Count>{count}</Count>}
      </Head>
      {children}
    </Card>
  );
}

const Card = styled.section`
  min-width: 0;
  padding: ${theme.space[6]} ${theme.space[8]};
  ${cardSurface}
  ${media.phone} {
    padding: ${theme.space[5]} ${theme.space[4]};
  }
`;

const Head = styled.div`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: ${theme.space[3]};
  margin-bottom: ${theme.space[4]};
`;

const Title = styled.h2`
  font: ${theme.type.title};
`;

const Count = styled.p`
  color: ${theme.color.text.secondary};
  font-variant-numeric: tabular-nums;
`;
