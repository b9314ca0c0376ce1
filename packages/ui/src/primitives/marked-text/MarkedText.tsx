import { Fragment } from 'react';
import { styled } from 'styled-components';
import { theme } from '../../theme/theme.ts';
import { splitMarked } from './splitMarked.ts';

export interface MarkedTextProps {
  text: string;
  /** What was searched for: words together, or each of several. */
  words: string | readonly string[];
}

/** A text in which what was searched for is marked. */
export function MarkedText({ text, words }: MarkedTextProps) {
  return splitMarked(text, words).map((run, index) => (
    <Fragment key={index}>{run.isMarked ? <Mark>{run.text}</Mark> : run.text}</Fragment>
  ));
}

const Mark = styled.mark`
  border-radius: 2px;
  background: color-mix(in srgb, ${theme.color.accent.fill} 24%, transparent);
  color: inherit;
`;
