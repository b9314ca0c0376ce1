import { type HTMLAttributes, type Ref, useState } from 'react';
import { styled } from 'styled-components';
import { theme } from '../../theme/theme.ts';
import { mergeHandlers } from '../native/mergeHandlers.ts';
import { useMergedRefs } from '../native/useMergedRefs.ts';

export interface AvatarProps extends Omit<HTMLAttributes<Element>, 'children'> {
  name: string;
  /** Without it, or when it fails to load, a person is drawn, in a tone of the name. */
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
  const naming = hasName ? { role: 'img', 'aria-label': name } : { 'aria-hidden': true };
  return (
    <Person
      {...rest}
      ref={root}
      viewBox="0 0 40 40"
      width={size}
      height={size}
      $tone={toneOf(name)}
      {...naming}
    >
      <rect width={40} height={40} />
      <circle cx={20} cy={16} r={7} />
      <path d="M7 42c0-10 5.5-15.5 13-15.5S33 32 33 42z" />
      <path d="m15.5 26.8 4.5 5.7 4.5-5.7" />
    </Person>
  );
}

type Tone = 'action' | 'accent' | 'success';

/** Always the same for the same name. */
const toneOf = (name: string): Tone =>
  TONES[Array.from(name).reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % TONES.length] ?? 'action';

const TONES: readonly Tone[] = ['action', 'accent', 'success'];

const tints: Record<Tone, string> = {
  action: theme.color.action.tint,
  accent: theme.color.accent.tint,
  success: theme.color.success.tint,
};
const inks: Record<Tone, string> = {
  action: theme.color.action.base,
  accent: theme.color.accent.ink,
  success: theme.color.success.ink,
};

const Photo = styled.img`
  flex: none;
  border-radius: 50%;
  object-fit: cover;
  background: ${theme.color.surface.track};
`;

/* Head and shoulders in one tone, with the collar of the ground. */
const Person = styled.svg<{ $tone: Tone }>`
  flex: none;
  border-radius: 50%;
  circle,
  path {
    fill: ${({ $tone }) => inks[$tone]};
    opacity: 0.8;
  }
  rect,
  path:last-child {
    fill: ${({ $tone }) => tints[$tone]};
    opacity: 1;
  }
`;
