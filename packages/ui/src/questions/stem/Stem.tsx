import { styled } from 'styled-components';
import { media } from '../../theme/media.ts';
import { RichText } from '../../primitives/rich-text/RichText.tsx';

interface StemProps {
  /** Names the answer fields. */
  id: string;
  html: string;
}

/** The question itself, 18/1.8. */
export function Stem({ id, html }: StemProps) {
  return <Text id={id} size="stem" html={html} />;
}

const Text = styled(RichText)`
  margin-bottom: 24px;
  ${media.phone} {
    margin-bottom: 16px;
  }
`;
