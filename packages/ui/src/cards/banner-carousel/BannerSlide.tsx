import type { Banner } from '@cloud-school/api-client';
import { useState } from 'react';
import { css, styled } from 'styled-components';
import { useBrandArt } from '../../theme/BrandThemeProvider.tsx';
import { media } from '../../theme/media.ts';
import { theme } from '../../theme/theme.ts';
import { BannerWords } from './BannerWords.tsx';

interface BannerSlideProps {
  banner: Banner;
  /** The first of the page: fetched at once and first. */
  isEager?: boolean;
}

/** One banner: the picture, and over its left part the school's words where it gave any. */
export function BannerSlide({ banner, isEager = false }: BannerSlideProps) {
  const { Waves } = useBrandArt();
  const [hasFailed, setFailed] = useState(false);
  const { title, introduction, action } = banner;
  const hasWords = [title, introduction, action].some(Boolean);
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
          $isBesideWords={hasWords}
          fetchPriority={isEager ? 'high' : undefined}
          loading={isEager ? 'eager' : 'lazy'}
          onError={() => setFailed(true)}
        />
      )}
      {hasWords && <BannerWords banner={banner} />}
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

/** Words lie on the quiet left of the art; where it would be cropped, the art makes room for them instead. */
const Art = styled.img<{ $isBesideWords: boolean }>`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  object-fit: cover;
  object-position: 75% 50%;
  ${media.tablet} {
    ${({ $isBesideWords }) =>
      $isBesideWords &&
      css`
        left: auto;
        width: 54%;
        object-position: 100% 50%;
        clip-path: ellipse(98% 120% at 100% 50%);
      `}
  }
  ${media.phone} {
    ${({ $isBesideWords }) =>
      $isBesideWords &&
      css`
        width: 46%;
      `}
  }
`;

const Foot = styled.div`
  position: absolute;
  inset: auto 0 0;
  height: 40%;
  opacity: 0.16;
`;
