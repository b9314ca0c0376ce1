import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { media } from '../theme/media.ts';
import { theme } from '../theme/theme.ts';

interface QuestionBodyProps {
  /** Number in the whole paper. */
  number: number;
  /** 'plain' on review, where the result is coloured. */
  tone?: 'action' | 'plain';
  children: ReactNode;
}

/** A question beside its number; on phones the number precedes the stem. */
export function QuestionBody({ number, tone = 'action', children }: QuestionBodyProps) {
  return (
    <Grid>
      <Number $tone={tone}>{number}</Number>
      <Content>{children}</Content>
    </Grid>
  );
}

const Grid = styled.div`
  display: grid;
  grid-template-columns: 48px minmax(0, 1fr);
  ${media.phone} {
    display: block;
  }
`;

const Number = styled.p<{ $tone: 'action' | 'plain' }>`
  color: ${({ $tone }) => ($tone === 'action' ? theme.color.action.base : theme.color.text.primary)};
  font: ${theme.type.title};
  line-height: 32px;
  font-variant-numeric: tabular-nums;
  ${media.phone} {
    float: left;
    margin-right: ${theme.space[1]};
    font: ${theme.type.cardTitle};
    line-height: 32px;
    &::after {
      content: '.';
    }
  }
`;

const Content = styled.div`
  min-width: 0;
`;
