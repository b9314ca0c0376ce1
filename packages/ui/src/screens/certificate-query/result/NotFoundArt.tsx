import { styled } from 'styled-components';
import { theme } from '../../../theme/theme.ts';

/** Decoration: a sheet under a magnifying glass with a question mark. */
export function NotFoundArt() {
  return (
    <Drawing viewBox="0 0 240 180" aria-hidden>
      <ellipse cx="122" cy="164" rx="112" ry="13" className="shadow" />
      <g transform="rotate(-7 100 82)">
        <rect x="22" y="26" width="150" height="112" rx="8" className="sheet" />
        <rect x="34" y="38" width="126" height="88" rx="3" className="rule" />
        <path d="M58 62h74" className="strong line" />
        <path d="M58 84h58M58 102h70" className="line" />
      </g>
      <path d="M192 138l28 28" className="handle" />
      <circle cx="166" cy="110" r="39" className="glass" />
      <path d="M153 101c0-18 27-18 27-1 0 11-13 10-13 22" className="question" />
      <circle cx="167" cy="134" r="3.500" className="dot" />
    </Drawing>
  );
}

const Drawing = styled.svg`
  width: 100%;
  max-width: 240px;
  fill: none;
  stroke-linecap: round;
  .shadow {
    fill: ${theme.color.action.tint};
  }
  .sheet,
  .glass {
    fill: ${theme.color.surface.card};
    stroke: ${theme.color.action.mid};
    stroke-width: 3;
  }
  .rule {
    stroke: ${theme.color.action.tint};
    stroke-width: 2;
  }
  .line {
    stroke: ${theme.color.action.tint};
    stroke-width: 8;
  }
  .strong {
    stroke: ${theme.color.action.mid};
  }
  .handle {
    stroke: ${theme.color.action.base};
    stroke-width: 13;
  }
  .glass {
    stroke: ${theme.color.action.base};
    stroke-width: 9;
  }
  .question {
    stroke: ${theme.color.accent.fill};
    stroke-width: 7;
  }
  .dot {
    fill: ${theme.color.accent.fill};
  }
`;
