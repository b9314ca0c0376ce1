import { type ReactNode, useState } from 'react';
import { styled } from 'styled-components';
import { theme } from '../../theme/theme.ts';
import { useBrandArt } from '../../theme/useBrandArt.ts';
import type { NativeProps } from '../native/NativeProps.ts';
import { firstCharacter } from './firstCharacter.ts';
import { type PlaceholderTone, placeholderTone } from './placeholderTone.ts';

export interface PictureProps extends NativeProps<'div', 'children'> {
  src?: string;
  /** Empty where the name is written beside it. */
  alt: string;
  /** Width by height, reserved before the picture arrives: 16 / 10 or '16/10'. */
  ratio: number | `${number}/${number}`;
  /** Its first character is drawn where the picture is missing or fails to load. */
  placeholderText: string;
  /** Replaces the placeholder. */
  fallback?: ReactNode;
  /** Loads at once and with priority, for pictures of the first view. */
  isEager?: boolean;
}

/** A picture of fixed ratio; a drawn placeholder replaces a missing or broken one. */
export function Picture({
  src,
  alt,
  ratio,
  placeholderText,
  fallback,
  isEager = false,
  ...rest
}: PictureProps) {
  const [failedSrc, setFailedSrc] = useState<string>();
  const isMissing = !src || failedSrc === src;
  return (
    <Frame {...rest} style={{ aspectRatio: ratio, ...rest.style }}>
      {isMissing ? (
        (fallback ?? <Placeholder text={placeholderText} alt={alt} />)
      ) : (
        <Image
          src={src}
          alt={alt}
          loading={isEager ? 'eager' : 'lazy'}
          fetchPriority={isEager ? 'high' : undefined}
          decoding="async"
          onError={() => setFailedSrc(src)}
        />
      )}
    </Frame>
  );
}

function Placeholder({ text, alt }: { text: string; alt: string }) {
  const { Waves } = useBrandArt();
  return (
    <Ground
      $tone={placeholderTone(text)}
      {...(alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true })}
    >
      <Foot>
        <Waves />
      </Foot>
      <Letter viewBox="0 0 122 122" aria-hidden>
        <text x="61" y="59" textAnchor="middle" dominantBaseline="central" fill="currentColor">
          {firstCharacter(text)}
        </text>
      </Letter>
    </Ground>
  );
}

const tints = {
  action: theme.color.action.tint,
  accent: theme.color.accent.tint,
  success: theme.color.success.tint,
};
const inks = {
  action: theme.color.action.base,
  accent: theme.color.accent.ink,
  success: theme.color.success.ink,
};

const Frame = styled.div`
  position: relative;
  overflow: hidden;
  background: ${theme.color.surface.track};
`;

const Image = styled.img`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  object-fit: cover;
`;

const Ground = styled.div<{ $tone: PlaceholderTone }>`
  position: absolute;
  inset: 0;
  background: ${({ $tone }) => tints[$tone]};
  color: ${({ $tone }) => inks[$tone]};
`;

const Foot = styled.div`
  position: absolute;
  inset: auto 0 0;
  height: 28%;
  opacity: 0.18;
`;

const Letter = styled.svg`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  text {
    font: ${theme.type.display};
  }
`;
