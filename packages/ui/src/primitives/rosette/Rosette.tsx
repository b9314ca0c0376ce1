import type { SVGAttributes } from 'react';

interface RosetteProps extends SVGAttributes<SVGSVGElement> {
  /** Number of ellipses rotated about the centre. */
  petals?: number;
  /** Height of each ellipse relative to its width; also the size of the open centre. */
  flatness?: number;
}

/** Rotated ellipses, the ornament of certificates; fills its box with currentColor. Decoration. */
export function Rosette({ petals = 24, flatness = 0.42, strokeWidth = 0.8, ...rest }: RosetteProps) {
  return (
    <svg viewBox="0 0 200 200" fill="none" stroke="currentColor" aria-hidden {...rest}>
      {Array.from({ length: petals }, (_, petal) => (
        <ellipse
          key={petal}
          cx="100"
          cy="100"
          rx="96"
          ry={96 * flatness}
          strokeWidth={strokeWidth}
          transform={`rotate(${(180 / petals) * petal} 100 100)`}
        />
      ))}
    </svg>
  );
}
