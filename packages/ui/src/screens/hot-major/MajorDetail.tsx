import type { HotMajor } from '@cloud-school/domain';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { CommonQuestions } from '../../cards/common-questions/CommonQuestions.tsx';
import { media } from '../../theme/media.ts';
import { theme } from '../../theme/theme.ts';
import { MajorCertificates } from './certificates/MajorCertificates.tsx';
import { MajorIntroduction } from './MajorIntroduction.tsx';
import type { MajorOffer } from './MajorPrice.tsx';

interface MajorDetailProps {
  major: HotMajor;
  /** Rank in the catalogue from 1; 0 when the catalogue does not contain the major. */
  rank: number;
  questionId: string | null;
  onShowQuestion?: (question: HTMLElement) => void;
  offer: MajorOffer | null;
  onEnrol?: () => void;
  onConsult?: () => void;
  share?: ReactNode;
  relatedProducts?: ReactNode;
}

/** One major: introduction, certificates, common questions and related products. */
export function MajorDetail({
  major,
  rank,
  questionId,
  onShowQuestion,
  offer,
  onEnrol,
  onConsult,
  share,
  relatedProducts,
}: MajorDetailProps) {
  return (
    <Root>
      <MajorIntroduction
        major={major}
        rank={rank}
        offer={offer}
        onEnrol={onEnrol}
        onConsult={onConsult}
        share={share}
      />
      <MajorCertificates certificates={major.certificates} />
      <CommonQuestions
        // Remounts for another major or another named question: the open row starts again.
        key={`${major.id} ${questionId ?? ''}`}
        questions={major.questions}
        questionId={questionId}
        onShow={onShowQuestion}
      />
      {relatedProducts}
    </Root>
  );
}

const Root = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[10]};
  ${media.phone} {
    gap: ${theme.space[8]};
  }
`;
