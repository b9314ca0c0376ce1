import { styled } from 'styled-components';
import { PhraseText } from './PhraseText.tsx';

/**
 * A title of one or more clauses: lines break after a clause where they can, and inside one between its phrases. Its clauses
 * are boxes, between which an accessible name gets spaces.
 */
export function ClauseText({ children }: { children: string }) {
  const clauses = children.split(/(?<=[，、。；：！？])/);
  // A clause of several lines counts as one where lines are clamped.
  if (clauses.length === 1 || clauses.some((clause) => widthOf(clause) > LONGEST)) {
    return <PhraseText>{children}</PhraseText>;
  }
  return clauses.map((clause, index) => (
    // The same clause may come twice.
    <Clause key={index}>
      <PhraseText>{clause}</PhraseText>
    </Clause>
  ));
}

/** In widths of a Chinese character. */
const LONGEST = 15;

const widthOf = (text: string) => text.replaceAll(/[ -~]{1,2}/g, '一').length;

const Clause = styled.span`
  display: inline-block;
`;
