import type { Banner } from '@cloud-school/api-client';
import { useEffect } from 'react';
import { css, styled } from 'styled-components';
import { useLazyModule } from '../../primitives/lazy-module/useLazyModule.ts';
import { media } from '../../theme/media.ts';
import { BannerSlide } from './BannerSlide.tsx';

/** Milliseconds (HOME-01). */
const AUTOPLAY = 4000;

/** The school's banners; the first is there at once, the carousel around it comes before its first turn. */
export function BannerCarousel({ banners }: { banners: [Banner, ...Banner[]] }) {
  const { module: Carousel, load } = useLazyModule(loadCarousel);
  const hasMany = banners.length > 1;
  useEffect(() => (hasMany ? atRest(load) : undefined), [hasMany, load]);
  const loadEarly = hasMany && !Carousel ? load : undefined;
  return (
    <Box onPointerEnter={loadEarly} onFocus={loadEarly}>
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

/** Once the page has been fetched and has stood for half a turn, so that the first view waits for nothing. */
function atRest(act: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = () => {
    timer = setTimeout(act, AUTOPLAY / 2);
  };
  if (document.readyState === 'complete') wait();
  else window.addEventListener('load', wait, { once: true });
  return () => {
    window.removeEventListener('load', wait);
    clearTimeout(timer);
  };
}

/** Height of the banner before, while and after it is loaded. */
export const bannerHeight = css`
  height: 360px;
  ${media.phone} {
    height: 186px;
  }
`;

const Box = styled.div`
  ${bannerHeight}
  overflow: hidden;
  > section {
    height: 100%;
  }
`;
