import type { HotMajor } from '@cloud-school/api-client';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { media } from '../../theme/media.ts';
import { theme } from '../../theme/theme.ts';
import { Certificates } from './certificates/Certificates.tsx';
import { MajorIntroduction } from './MajorIntroduction.tsx';
import { Questions } from './questions/Questions.tsx';

interface MajorDetailProps {
  major: HotMajor;
  /** Its place in the catalogue from 1; 0 where it is not among them. */
  rank: number;
  questionId: string | null;
  onShowQuestion?: (question: HTMLElement) => void;
  onEnrol?: () => void;
  onConsult?: () => void;
  relatedProducts?: ReactNode;
}

/** One major whole: what it is, its certificates, what people ask, what to take. */
export function MajorDetail({
  major,
  rank,
  questionId,
  onShowQuestion,
  onEnrol,
  onConsult,
  relatedProducts,
}: MajorDetailProps) {
  return (
    <Root>
      <MajorIntroduction major={major} rank={rank} onEnrol={onEnrol} onConsult={onConsult} />
      {major.certificates.length > 0 && <Certificates certificates={major.certificates} />}
      <Questions
        // What is open belongs to this major and to the question it was opened for.
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
