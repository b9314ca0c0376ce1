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
  display: grid;
  grid-auto-columns: 1fr;
  grid-auto-flow: column;
  padding: ${theme.space[4]} 0;
  border-radius: ${theme.radius.option};
  background: ${theme.color.surface.fill};
  div {
    padding: 0 ${theme.space[4]};
  }
  div + div {
    border-left: 1px solid ${theme.color.line.hairline};
  }
  dt {
    color: ${theme.color.text.tertiary};
    font: ${theme.type.caption};
  }
  dd {
    font: ${theme.type.labelStrong};
    font-variant-numeric: tabular-nums;
    /* A day and its time break between them. */
    overflow-wrap: anywhere;
    word-break: keep-all;
  }
  ${media.largeText} {
    grid-auto-flow: row;
    row-gap: ${theme.space[3]};
    div + div {
      border-left: 0;
    }
  }
  ${media.phone} {
    padding: ${theme.space[3]} 0;
    div {
      padding: 0 ${theme.space[3]};
    }
    &:has(> :nth-child(4)) {
      grid-auto-flow: row;
      grid-template-columns: repeat(2, minmax(0, 1fr));
      row-gap: ${theme.space[3]};
      > :nth-child(odd) {
        border-left: 0;
      }
    }
  }
`;

const Note = styled.dd`
  && {
    color: ${theme.color.text.secondary};
    font: ${theme.type.caption};
  }
`;
