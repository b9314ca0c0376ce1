import type { Question } from '@cloud-school/domain';
import { styled } from 'styled-components';
import { media } from '../../theme/media.ts';
import { theme } from '../../theme/theme.ts';
import { StemContent } from './StemContent.tsx';

interface StemProps {
  /** The answer fields refer to it by aria-labelledby. */
  id: string;
  question: Question;
  /** Its text with slots for the blanks. */
  html?: string | undefined;
  /** Of a sub-question: smaller. */
  isSub?: boolean;
}

/** The stem of a question; that of a reading is a passage. */
export function Stem({ id, question, html, isSub = false }: StemProps) {
  // A move to a question puts the focus here.
  const focus = isSub ? {} : { tabIndex: -1, 'data-stem': true };
  return (
    <Text
      {...focus}
      id={id}
      size={isSub ? 'reading' : 'stem'}
      question={question}
      html={html}
      $isSub={isSub}
    />
  );
}

const Text = styled(StemContent)<{ $isSub: boolean }>`
  margin-bottom: ${({ $isSub }) => ($isSub ? theme.space[3] : theme.space[6])};
  ${media.phone} {
    margin-bottom: ${({ $isSub }) => ($isSub ? theme.space[3] : theme.space[4])};
  }
`;
