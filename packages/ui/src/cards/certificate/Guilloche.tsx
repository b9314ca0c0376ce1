import { useId } from 'react';
import { styled } from 'styled-components';
import { Rosette } from '../../primitives/rosette/Rosette.tsx';
import { media } from '../../theme/media.ts';
import { theme } from '../../theme/theme.ts';

/** Pixels: thickness of the band, its distance from the sheet's edge, length of a wave. */
const BAND = 18;
const INSET = 12;
const PERIOD = 36;
const AMPLITUDE = 7;
const LINES = 6;
const STEPS = 18;

/** One of the sine lines of a tile; it continues seamlessly in the next tile. */
function wave(line: number): string {
  const points = Array.from({ length: STEPS + 1 }, (_, step) => {
    const x = (step / STEPS) * PERIOD;
    const y = BAND / 2 + AMPLITUDE * Math.sin((x / PERIOD + line / LINES) * 2 * Math.PI);
    return `${x.toFixed(2)} ${y.toFixed(2)}`;
  });
  return `M${points.join('L')}`;
}
const WAVES = Array.from({ length: LINES }, (_, line) => wave(line)).join('');

/** The border of a certificate: bands of phase-shifted sine lines, a rosette in each corner, and a thin inner line. */
export function Guilloche() {
  return (
    <Frame aria-hidden>
      {(['top', 'right', 'bottom', 'left'] as const).map((side) => (
        <Band key={side} side={side} />
      ))}
      {['top: 0; left: 0', 'top: 0; right: 0', 'bottom: 0; left: 0', 'bottom: 0; right: 0'].map(
        (position) => (
          <Corner key={position} $position={position}>
            <Rosette petals={10} flatness={0.46} strokeWidth={6} width={34} height={34} />
          </Corner>
        ),
      )}
      <Rule />
    </Frame>
  );
}

function Band({ side }: { side: keyof typeof sides }) {
  const id = useId();
  const isVertical = side === 'left' || side === 'right';
  return (
    <BandRoot $side={side}>
      <pattern
        id={id}
        width={PERIOD}
        height={BAND}
        patternUnits="userSpaceOnUse"
        // The rotation about the corner moves the pattern to its left; the translation moves it back by its thickness.
        patternTransform={isVertical ? `translate(${BAND} 0) rotate(90)` : undefined}
      >
        <path d={WAVES} fill="none" stroke="currentColor" strokeWidth="0.8" strokeOpacity="0.5" />
      </pattern>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </BandRoot>
  );
}

const Frame = styled.div`
  position: absolute;
  inset: ${INSET}px;
  color: ${theme.color.action.base};
  pointer-events: none;
  ${media.phone} {
    inset: ${theme.space[1]};
  }
`;

const across = `left: ${theme.space[4]}; width: calc(100% - 2 * ${theme.space[4]}); height: ${BAND}px;`;
const down = `top: ${theme.space[4]}; width: ${BAND}px; height: calc(100% - 2 * ${theme.space[4]});`;
const sides = {
  top: `top: ${theme.space[2]}; ${across}`,
  bottom: `bottom: ${theme.space[2]}; ${across}`,
  left: `left: ${theme.space[2]}; ${down}`,
  right: `right: ${theme.space[2]}; ${down}`,
};

const BandRoot = styled.svg<{ $side: keyof typeof sides }>`
  position: absolute;
  ${({ $side }) => sides[$side]}
`;

const Corner = styled.span<{ $position: string }>`
  position: absolute;
  ${({ $position }) => $position};
  border-radius: 50%;
  background: ${theme.color.surface.card};
`;

const Rule = styled.span`
  position: absolute;
  inset: ${theme.space[8]};
  border: 1px solid ${theme.color.action.mid};
  ${media.phone} {
    inset: 28px;
  }
`;
