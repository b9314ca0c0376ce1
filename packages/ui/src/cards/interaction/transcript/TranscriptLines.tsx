import { formatPlayTime, type TranscriptLine } from '@cloud-school/domain';
import { type KeyboardEvent, useState } from 'react';
import { css, styled } from 'styled-components';
import { MarkedText } from '../../../primitives/marked-text/MarkedText.tsx';
import { media } from '../../../theme/media.ts';
import { theme } from '../../../theme/theme.ts';

interface TranscriptLinesProps {
  lines: readonly TranscriptLine[];
  /** The line that is said; -1 before the first. */
  current: number;
  /** The line that the search shows; -1 without one. */
  shown: number;
  /** What is searched for. */
  words: string;
  onLine: (line: TranscriptLine) => void;
}

/** The lines of a lesson, one stop of the keyboard: arrows move between them, Enter goes to the moment. */
export function TranscriptLines({ lines, current, shown, words, onLine }: TranscriptLinesProps) {
  const [focused, setFocused] = useState<number | null>(null);
  const stop = focused ?? Math.max(0, current);

  function move(event: KeyboardEvent<HTMLElement>) {
    const step = STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const buttons = event.currentTarget.querySelectorAll('button');
    buttons[Math.min(lines.length - 1, Math.max(0, stop + step))]?.focus();
  }

  return (
    <List onKeyDown={move}>
      {lines.map((line, index) => (
        <li key={index}>
          <Line
            type="button"
            tabIndex={index === stop ? 0 : -1}
            aria-current={index === current ? 'time' : undefined}
            $isShown={index === shown}
            onFocus={() => setFocused(index)}
            onBlur={() => setFocused(null)}
            onClick={() => onLine(line)}
          >
            <time>{formatPlayTime(line.startMs / 1000)}</time>
            <span>
              <MarkedText text={line.text} words={words} />
            </span>
          </Line>
        </li>
      ))}
    </List>
  );
}

const STEPS: Partial<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1, Home: -Infinity, End: Infinity };

const List = styled.ol`
  padding-bottom: ${theme.space[4]};
`;

const shownLine = css`
  outline: 2px solid ${theme.color.accent.fill};
  outline-offset: -2px;
`;

const Line = styled.button<{ $isShown: boolean }>`
  display: flex;
  align-items: baseline;
  gap: ${theme.space[4]};
  width: 100%;
  min-height: ${theme.size.control.medium};
  padding: ${theme.space[2]} ${theme.space[5]};
  border-left: 3px solid transparent;
  color: ${theme.color.text.secondary};
  font: ${theme.type.item};
  text-align: left;
  text-wrap: pretty;
  overflow-wrap: anywhere;
  time {
    flex: none;
    min-width: 2.5rem;
    color: ${theme.color.text.tertiary};
    font: ${theme.type.caption};
    font-variant-numeric: tabular-nums;
  }
  &:hover {
    background: ${theme.color.surface.fill};
  }
  &[aria-current] {
    border-color: ${theme.color.action.base};
    background: ${theme.color.action.tint};
    color: ${theme.color.text.primary};
    font: ${theme.type.itemStrong};
    time {
      color: ${theme.color.action.base};
      font: ${theme.type.captionStrong};
    }
  }
  &:focus-visible {
    outline-offset: -2px;
  }
  ${({ $isShown }) => $isShown && shownLine}
  ${media.phone} {
    min-height: ${theme.size.control.touch};
    padding-inline: ${theme.space[4]};
  }
`;
