import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { NumberedGroup } from '../../answer-card/numberPaper.ts';
import { media } from '../../theme/media.ts';
import { theme } from '../../theme/theme.ts';
import { ReviewedQuestion } from './ReviewedQuestion.tsx';

interface PrintedReviewProps {
  groups: NumberedGroup[];
  /** The score. */
  children: ReactNode;
}

/** A review on paper: the score and every question. */
export function PrintedReview({ groups, children }: PrintedReviewProps) {
  return (
    <Root>
      {children}
      {groups.map((group) =>
        group.entries.map((entry) => (
          <ReviewedQuestion key={entry.question.id} group={group} entry={entry} isCompact={false} />
        )),
      )}
    </Root>
  );
}

const Root = styled.div`
  display: none;
  ${media.print} {
    display: block;
    > * + * {
      margin-top: ${theme.space[4]};
    }
  }
`;
