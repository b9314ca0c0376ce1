import { styled } from 'styled-components';
import { media } from '../../theme/media.ts';
import { theme } from '../../theme/theme.ts';
import type { FinishedFact } from './toFinishedFacts.ts';

/** Time, duration and count of the attempt; unknown facts are left out. */
export function FinishedFacts({ facts }: { facts: readonly FinishedFact[] }) {
  if (facts.length === 0) return null;
  return (
    <Strip>
      {facts.map(({ label, value, note }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
          {note && <Note>{note}</Note>}
        </div>
      ))}
    </Strip>
  );
}

const Strip = styled.dl`
  display: flex;
  flex-wrap: wrap;
  row-gap: ${theme.space[3]};
  padding: ${theme.space[4]} 0;
  border-radius: ${theme.radius.option};
  background: ${theme.color.surface.fill};
  /* The line before the first of a row lies outside. */
  overflow: hidden;
  /* A day and its time stay on one line: a fact that finds no place goes below. */
  white-space: nowrap;
  div {
    flex: 1;
    margin-left: -1px;
    padding: 0 ${theme.space[4]};
    border-left: 1px solid ${theme.color.line.hairline};
  }
  dt {
    color: ${theme.color.text.tertiary};
    font: ${theme.type.caption};
  }
  dd {
    font: ${theme.type.labelStrong};
    font-variant-numeric: tabular-nums;
  }
  ${media.largeText} {
    flex-direction: column;
    white-space: normal;
  }
  ${media.phone} {
    padding: ${theme.space[3]} 0;
    div {
      padding: 0 ${theme.space[3]};
    }
    &:has(> :nth-child(4)) > * {
      flex-basis: 40%;
    }
  }
`;

const Note = styled.dd`
  && {
    color: ${theme.color.text.secondary};
    font: ${theme.type.caption};
  }
`;
