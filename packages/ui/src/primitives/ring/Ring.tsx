import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { theme } from '../../theme/theme.ts';

interface RingProps {
  /** Filled part, 0 to 1, clockwise from the top. */
  share: number;
  /** Diameter in pixels at the browser's own text size; it grows with the text inside. */
  size: number;
  /** Width of the line, alike. */
  thickness: number;
  /** Colours of the filled and the empty part. */
  ink?: string;
  track?: string;
  /** Text in the middle. */
  children?: ReactNode;
  className?: string;
}

/** A partly filled circle. Decoration: the text inside carries the meaning. */
export function Ring(props: RingProps) {
  const { share, size, thickness, children, className } = props;
  const { ink = theme.color.action.base, track = theme.color.surface.track } = props;
  const drawn = Math.min(1, Math.max(0, Number.isFinite(share) ? share : 0));
  const circle = { cx: size / 2, cy: size / 2, r: (size - thickness) / 2, strokeWidth: thickness };
  return (
    <Root className={className} style={{ width: `${size / 16}rem`, height: `${size / 16}rem` }}>
      <svg width="100%" height="100%" viewBox={`0 0 ${size} ${size}`} fill="none" aria-hidden>
        <circle {...circle} style={{ stroke: track }} />
        {drawn > 0 && (
          <circle
            {...circle}
            pathLength={1}
            strokeDasharray={`${drawn} 1`}
            strokeLinecap="round"
            transform={`rotate(-90 ${size / 2} ${size / 2})`}
            style={{ stroke: ink }}
          />
        )}
      </svg>
      <Middle>{children}</Middle>
    </Root>
  );
}

const Root = styled.div`
  position: relative;
  flex: none;
`;

const Middle = styled.div`
  position: absolute;
  inset: 0;
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  text-align: center;
`;
