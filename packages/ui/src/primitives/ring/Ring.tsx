import { styled } from 'styled-components';
import { media } from '../../theme/media.ts';
import { theme } from '../../theme/theme.ts';
import type { NativeProps } from '../native/NativeProps.ts';

export interface RingProps extends NativeProps<'div'> {
  /** Filled part, 0 to 1, clockwise from the top. */
  share: number;
  /** Diameter in pixels at the browser's own text size; it grows with the text inside. */
  size: number;
  /** Width of the line, alike. */
  thickness: number;
  /** Colours of the filled and the empty part. */
  ink?: string;
  track?: string;
}

/** A partly filled circle with text in the middle. Decoration: the text carries the meaning. */
export function Ring({
  share,
  size,
  thickness,
  ink = theme.color.action.base,
  track = theme.color.surface.track,
  children,
  ...rest
}: RingProps) {
  const drawn = Math.min(1, Math.max(0, Number.isFinite(share) ? share : 0));
  const circle = { cx: size / 2, cy: size / 2, r: (size - thickness) / 2, strokeWidth: thickness };
  return (
    <Root {...rest} $size={size}>
      <svg width="100%" height="100%" viewBox={`0 0 ${size} ${size}`} fill="none" aria-hidden>
        <Track {...circle} $ink={track} />
        {drawn > 0 && (
          <Line
            {...circle}
            pathLength={1}
            strokeDasharray={`${drawn} 1`}
            strokeLinecap="round"
            transform={`rotate(-90 ${size / 2} ${size / 2})`}
            $ink={ink}
          />
        )}
      </svg>
      <Middle>{children}</Middle>
    </Root>
  );
}

const Root = styled.div<{ $size: number }>`
  width: ${({ $size }) => $size / 16}rem;
  height: ${({ $size }) => $size / 16}rem;
  position: relative;
  flex: none;
`;

const Track = styled.circle<{ $ink: string }>`
  stroke: ${({ $ink }) => $ink};
  ${media.forcedColors} {
    stroke: CanvasText;
    stroke-width: 1px;
  }
`;

const Line = styled.circle<{ $ink: string }>`
  stroke: ${({ $ink }) => $ink};
  ${media.forcedColors} {
    stroke: Highlight;
  }
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
