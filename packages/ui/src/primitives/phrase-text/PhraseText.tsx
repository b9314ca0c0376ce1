import { Fragment } from 'react';
import { styled } from 'styled-components';
import { media } from '../../theme/media.ts';
import { spaceHan } from './spaceHan.ts';
import { splitPhrases } from './splitPhrases.ts';

export interface PhraseTextProps {
  /** Without markup; null renders nothing. */
  children: string | null;
}

/**
 * A title, a name or a row of small words: lines break between its phrases, never between a figure and its unit, and the
 * last line has more than one character.
 */
export function PhraseText({ children }: PhraseTextProps) {
  if (!children) return null;
  if (children.length > LONGEST) return spaceHan(children);
  return (
    // Of its text: another one replaces it whole, since React would not find the phrases of a translated page.
    <Phrases key={children}>
      {splitPhrases(children).map((phrase, index) => (
        // The same word may come twice.
        <Fragment key={index}>
          {index > 0 && <wbr />}
          {/* oxlint-disable-next-line words/no-bare -- Another text replaces them all, see above. */}
          {MAY_BREAK.test(phrase) ? <NoBreak>{phrase}</NoBreak> : phrase}
        </Fragment>
      ))}
    </Phrases>
  );
}

/** A text of more characters is prose, which breaks as the browser does. */
const LONGEST = 240;

/** A phrase with a space, an opening mark or a closing mark inside, where `keep-all` lets a line break. */
const MAY_BREAK = /\S\s+\S|\S[（《“‘「『【]|[）》”’」』】，。、；：！？…—·]\S/;

/* A word that is longer than its line breaks anywhere. The direction of a foreign name ends with it. */
const Phrases = styled.span`
  unicode-bidi: isolate;
  word-break: keep-all;
  overflow-wrap: anywhere;
`;

const NoBreak = styled.span`
  white-space: nowrap;
  ${media.largeText} {
    white-space: normal;
  }
`;
