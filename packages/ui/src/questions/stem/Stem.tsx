import { styled } from 'styled-components';
import { media } from '../../theme/media.ts';
import { RichText } from '../../primitives/rich-text/RichText.tsx';
import { theme } from '../../theme/theme.ts';

interface StemProps {
  /** The answer fields refer to it by aria-labelledby. */
  id: string;
  html: string;
}

/** The text of the question. */
export function Stem({ id, html }: StemProps) {
  return <Text id={id} size="stem" html={html} />;
}

const Text = styled(RichText)`
  margin-bottom: ${theme.space[6]};
  ${media.phone} {
    margin-bottom: ${theme.space[4]};
  }
`;
