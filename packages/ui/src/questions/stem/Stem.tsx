import { styled } from 'styled-components';
import { RichText } from '../../primitives/rich-text/RichText.tsx';
import { media } from '../../theme/media.ts';
import { theme } from '../../theme/theme.ts';

interface StemProps {
  /** The answer fields refer to it by aria-labelledby. */
  id: string;
  html: string;
  /** Of a sub-question: smaller. */
  isSub?: boolean;
}

/** The text of the question. */
export function Stem({ id, html, isSub = false }: StemProps) {
  // A move to a question puts the focus here.
  const focus = isSub ? {} : { tabIndex: -1, 'data-stem': true };
  return <Text {...focus} id={id} size={isSub ? 'reading' : 'stem'} html={html} $isSub={isSub} />;
}

const Text = styled(RichText)<{ $isSub: boolean }>`
  margin-bottom: ${({ $isSub }) => ($isSub ? theme.space[3] : theme.space[6])};
  ${media.phone} {
    margin-bottom: ${({ $isSub }) => ($isSub ? theme.space[3] : theme.space[4])};
  }
`;
