import { styled } from 'styled-components';
import { PhraseText } from './PhraseText.tsx';

/**
 * A title of one or more clauses: lines break after a clause where they can, and inside one between its phrases. Its clauses
 * are boxes, between which an accessible name gets spaces.
 */
export function ClauseText({ children }: { children: string }) {
  return children.split(/(?<=[，、。；：！？])/).map((clause, index) => (
    // The same clause may come twice.
    <Clause key={index} $isShort={widthOf(clause) <= LONGEST}>
      <PhraseText>{clause}</PhraseText>
    </Clause>
  ));
}

/** In widths of a Chinese character. A box of several lines would count as one where lines are clamped. */
const LONGEST = 15;

const widthOf = (text: string) => text.replaceAll(/[ -~]{1,2}/g, '一').length;

const Clause = styled.span<{ $isShort: boolean }>`
  display: ${({ $isShort }) => ($isShort ? 'inline-block' : 'inline')};
`;
