import { type ReactNode, useMemo } from 'react';
import { css, styled } from 'styled-components';
import { media } from '../theme/media.ts';
import { InQuestion } from '../theme/RichTextSettings.ts';
import { theme } from '../theme/theme.ts';
import { type QuestionNumber, QuestionNumberContext } from './QuestionNumberContext.ts';

interface QuestionBodyProps extends QuestionNumber {
  /** On phones the head of the passage shows the number. */
  hasPassage: boolean;
  /** Its wording is tested: a browser that translates the page leaves it as it is. */
  isTested?: boolean;
  children: ReactNode;
}

/** A question beside its number; on phones the number precedes the stem. */
export function QuestionBody({ number, tone, hasPassage, isTested, children }: QuestionBodyProps) {
  return (
    <Grid>
      <Number $tone={tone} $hasPassage={hasPassage}>
        {number}
      </Number>
      <QuestionNumberContext value={useMemo(() => ({ number, tone }), [number, tone])}>
        <Content translate={isTested ? 'no' : undefined}>
          <InQuestion value>{children}</InQuestion>
        </Content>
      </QuestionNumberContext>
    </Grid>
  );
}

const Grid = styled.div`
  display: grid;
  grid-template-columns: minmax(3rem, auto) minmax(0, 1fr);
  align-items: baseline;
  ${media.phone} {
    display: block;
  }
`;

const beforeStem = css`
  float: left;
  margin-right: ${theme.space[1]};
  font: ${theme.type.stem};
  font-weight: 600;
  &::after {
    content: '.';
  }
`;

const Number = styled.p<{ $tone: 'action' | 'plain'; $hasPassage: boolean }>`
  color: ${({ $tone }) => ($tone === 'action' ? theme.color.action.base : theme.color.text.primary)};
  font: ${theme.type.title};
  font-variant-numeric: tabular-nums;
  padding-right: ${theme.space[3]};
  ${media.phone} {
    padding-right: 0;
    ${({ $hasPassage }) => ($hasPassage ? 'display: none;' : beforeStem)}
  }
`;

const Content = styled.div`
  min-width: 0;
`;
