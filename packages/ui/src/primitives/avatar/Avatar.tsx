import { type HTMLAttributes, type Ref, useState } from 'react';
import { styled } from 'styled-components';
import { theme } from '../../theme/theme.ts';
import { mergeHandlers } from '../native/mergeHandlers.ts';
import { useMergedRefs } from '../native/useMergedRefs.ts';
import { shortName } from './shortName.ts';

export interface AvatarProps extends Omit<HTMLAttributes<Element>, 'children'> {
  name: string;
  /** Without it, or when it fails to load, the last two characters of the name are drawn. */
  src?: string | null | undefined;
  /** Width and height in pixels. */
  size?: number;
  /** Gives the picture the name as its accessible name; for places that do not write the name beside it. */
  hasName?: boolean;
  /** Gets the picture, or the drawing in its place. */
  ref?: Ref<Element>;
}

/** A person's picture in a circle. */
export function Avatar({ name, src, size = 40, hasName = false, ref, ...rest }: AvatarProps) {
  const root = useMergedRefs<Element>(undefined, ref);
  const [failedSrc, setFailedSrc] = useState<string | null>(null);
  if (src && src !== failedSrc) {
    return (
      <Photo
        {...rest}
        ref={root}
        src={src}
        alt={hasName ? name : ''}
        width={size}
        height={size}
        loading="lazy"
        decoding="async"
        onError={mergeHandlers(rest.onError, () => setFailedSrc(src))}
      />
    );
  }
  // The text is 12 px from 32 to 40 px; it scales with other discs, so that two characters have room.
  const box = Math.min(40, Math.max(32, size));
  const middle = box / 2;
  const naming = hasName ? { role: 'img', 'aria-label': name } : { 'aria-hidden': true };
  return (
    <Initials
      {...rest}
      ref={root}
      viewBox={`0 0 ${box} ${box}`}
      width={size}
      height={size}
      $isWarm={isWarm(name)}
      {...naming}
    >
      <circle cx={middle} cy={middle} r={middle} />
      <text x={middle} y={middle} textAnchor="middle" dominantBaseline="central">
        {shortName(name)}
      </text>
    </Initials>
  );
}

/** One of two tints, always the same for the same name. */
const isWarm = (name: string) =>
  Array.from(name).reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % 2 === 1;

const Photo = styled.img`
  flex: none;
  border-radius: 50%;
  object-fit: cover;
  background: ${theme.color.surface.track};
`;

const Initials = styled.svg<{ $isWarm: boolean }>`
  flex: none;
  circle {
    fill: ${({ $isWarm }) => ($isWarm ? theme.color.accent.tint : theme.color.action.tint)};
  }
  text {
    fill: ${({ $isWarm }) => ($isWarm ? theme.color.accent.ink : theme.color.action.base)};
    font: ${theme.type.captionStrong};
  }
`;
