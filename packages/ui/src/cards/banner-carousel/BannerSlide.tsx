import type { Banner } from '@cloud-school/domain';
import { useState } from 'react';
import { css, styled } from 'styled-components';
import { media } from '../../theme/media.ts';
import { theme } from '../../theme/theme.ts';
import { useBrandArt } from '../../theme/useBrandArt.ts';
import { BannerText } from './BannerText.tsx';

interface BannerSlideProps {
  banner: Banner;
  /** The first banner of the page: loads eagerly, with high priority. */
  isEager?: boolean;
}

/** A banner: the picture, and over its left part the school's text if there is any. */
export function BannerSlide({ banner, isEager = false }: BannerSlideProps) {
  const { Waves } = useBrandArt();
  const [hasFailed, setFailed] = useState(false);
  const { title, introduction, action } = banner;
  const hasText = [title, introduction, action].some(Boolean);
  return (
    <Root>
      {hasFailed ? (
        <Foot>
          <Waves />
        </Foot>
      ) : (
        <Art
          src={banner.imageUrl}
          alt={title ? '' : '学校海报'}
          $isBesideText={hasText}
          fetchPriority={isEager ? 'high' : undefined}
          loading={isEager ? 'eager' : 'lazy'}
          onError={() => setFailed(true)}
        />
      )}
      {hasText && <BannerText banner={banner} />}
    </Root>
  );
}

const Root = styled.div`
  position: relative;
  height: 100%;
  overflow: hidden;
  background: ${theme.color.action.deep};
  color: ${theme.color.text.onStage};
`;

/** The text covers the plain left part of the picture; in windows that would crop it, the picture moves to the right. */
const Art = styled.img<{ $isBesideText: boolean }>`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  object-fit: cover;
  object-position: 75% 50%;
  ${media.tablet} {
    ${({ $isBesideText }) =>
      $isBesideText &&
      css`
        left: auto;
        width: 54%;
        object-position: 100% 50%;
        clip-path: ellipse(98% 120% at 100% 50%);
      `}
  }
  ${media.phone} {
    ${({ $isBesideText }) =>
      $isBesideText &&
      css`
        width: 42%;
      `}
  }
  /* The whole width is for the words. */
  ${media.largeText} {
    ${({ $isBesideText }) =>
      $isBesideText &&
      css`
        display: none;
      `}
  }
`;

const Foot = styled.div`
  position: absolute;
  inset: auto 0 0;
  height: 40%;
  opacity: 0.16;
`;
