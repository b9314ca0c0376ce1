import type { Banner } from '@cloud-school/domain';
import { useEffect } from 'react';
import { css, styled } from 'styled-components';
import { useLazyModule } from '../../primitives/lazy-module/useLazyModule.ts';
import { mergeHandlers } from '../../primitives/native/mergeHandlers.ts';
import type { NativeProps } from '../../primitives/native/NativeProps.ts';
import { media } from '../../theme/media.ts';
import { BannerSlide } from './BannerSlide.tsx';

/** Milliseconds that a banner shows (HOME-01). */
const AUTOPLAY = 4000;

export interface BannerCarouselProps extends NativeProps<'div', 'children'> {
  banners: [Banner, ...Banner[]];
}

/** The school's banners. The first renders at once; the carousel code loads before it has to turn. */
export function BannerCarousel({ banners, ...rest }: BannerCarouselProps) {
  const { module: Carousel, load } = useLazyModule(loadCarousel);
  const hasMany = banners.length > 1;
  useEffect(() => (hasMany ? runAfterLoad(load) : undefined), [hasMany, load]);
  const loadEarly = hasMany && !Carousel ? load : undefined;
  return (
    <Box
      {...rest}
      onPointerEnter={mergeHandlers(rest.onPointerEnter, loadEarly)}
      onFocus={mergeHandlers(rest.onFocus, loadEarly)}
    >
      {Carousel && hasMany ? (
        <Carousel
          label="学校海报"
          items={banners}
          height="100%"
          autoplay={AUTOPLAY}
          renderItem={(banner, index) => <BannerSlide banner={banner} isEager={index === 0} />}
        />
      ) : (
        <BannerSlide banner={banners[0]} isEager />
      )}
    </Box>
  );
}

const loadCarousel = () => import('../../primitives/carousel/Carousel.tsx').then(({ Carousel }) => Carousel);

/** Runs the callback half a turn after the page's load event, so that it does not delay the first view. */
function runAfterLoad(callback: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = () => {
    timer = setTimeout(callback, AUTOPLAY / 2);
  };
  if (document.readyState === 'complete') wait();
  else window.addEventListener('load', wait, { once: true });
  return () => {
    window.removeEventListener('load', wait);
    clearTimeout(timer);
  };
}

/** The height of the banner, the same before and after it loads. */
export const bannerHeight = css`
  height: 360px;
  /* The entries below it stand in the window of a laptop. */
  ${media.short} {
    height: 14rem;
  }
  ${media.phone} {
    height: 11.625rem;
  }
  ${media.largeText} {
    height: 13rem;
  }
`;

const Box = styled.div`
  ${bannerHeight}
  overflow: hidden;
  > section {
    height: 100%;
  }
`;
