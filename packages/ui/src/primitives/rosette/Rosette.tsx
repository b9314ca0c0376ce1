import type { SVGAttributes } from 'react';

interface RosetteProps extends SVGAttributes<SVGSVGElement> {
  /** How many ellipses are turned about the middle. */
  petals?: number;
  /** Height of each ellipse by its width; it leaves the middle open by as much. */
  flatness?: number;
}

/** Turned ellipses, the ornament of certificates; takes currentColor and the size of its box, and tells nothing. */
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
