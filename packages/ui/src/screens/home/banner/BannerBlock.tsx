import type { Announcement, Banner } from '@cloud-school/domain';
import { styled } from 'styled-components';
import { AnnouncementTicker, tickerHeight } from '../../../cards/announcement-ticker/AnnouncementTicker.tsx';
import { BannerCarousel, bannerHeight } from '../../../cards/banner-carousel/BannerCarousel.tsx';
import { Block } from '../../../primitives/block/Block.tsx';
import type { Loadable } from '../../../primitives/block/Loadable.ts';
import { Skeleton } from '../../../primitives/skeleton/Skeleton.tsx';
import { media } from '../../../theme/media.ts';
import { theme } from '../../../theme/theme.ts';
import { useBrandArt } from '../../../theme/useBrandArt.ts';
import { RetryLine } from '../frame/RetryLine.tsx';

export interface BannerBlockProps {
  /** The school's name, shown on the brand's background when the school has no banner. */
  name: string;
  banners: Loadable<Banner[]>;
  announcements: Loadable<Announcement[]>;
  getAnnouncementLink?: (announcement: Announcement) => string | undefined;
}

/** The banner carousel with the announcement ticker attached below; the same height in every state (HOME-01, HOME-02). */
export function BannerBlock({ name, banners, announcements, getAnnouncementLink }: BannerBlockProps) {
  return (
    <Root>
      <Stage>
        <Block
          of={banners}
          skeleton={<Skeleton height="100%" />}
          errorTitle="海报加载失败"
          errorVariant="bare"
        >
          {([first, ...others]) =>
            first ? <BannerCarousel banners={[first, ...others]} /> : <BrandBanner name={name} />
          }
        </Block>
      </Stage>
      <TickerLine announcements={announcements} getLink={getAnnouncementLink} />
    </Root>
  );
}

function BrandBanner({ name }: { name: string }) {
  const { Waves } = useBrandArt();
  return (
    <BrandBackground>
      <BrandName>{name}</BrandName>
      <BrandWaves>
        <Waves />
      </BrandWaves>
    </BrandBackground>
  );
}

interface TickerLineProps {
  announcements: Loadable<Announcement[]>;
  getLink?: (announcement: Announcement) => string | undefined;
}

function TickerLine({ announcements, getLink }: TickerLineProps) {
  if (announcements.status === 'loading') {
    return (
      <Line aria-busy>
        <Skeleton width="46%" />
      </Line>
    );
  }
  if (announcements.status === 'failed') {
    return (
      <Line>
        <RetryLine title="公告加载失败" onRetry={announcements.onRetry} />
      </Line>
    );
  }
  if (announcements.data.length === 0) return <Line>近 30 天暂无公告</Line>;
  return <AnnouncementTicker announcements={announcements.data} getLink={getLink} />;
}

const Root = styled.section`
  overflow: hidden;
  border-radius: ${theme.radius.hero};
  background: ${theme.color.surface.card};
  box-shadow: ${theme.shadow.rest};
  ${media.phone} {
    border-radius: ${theme.radius.dialog};
  }
`;

const Stage = styled.div`
  ${bannerHeight}
  > div {
    height: 100%;
  }
`;

const Line = styled.div`
  ${tickerHeight}
  display: flex;
  align-items: center;
  gap: ${theme.space[3]};
  padding: 0 ${theme.space[6]};
  border-top: 1px solid ${theme.color.line.hairline};
  color: ${theme.color.text.secondary};
  ${media.phone} {
    padding: 0 ${theme.space[4]};
  }
`;

const BrandBackground = styled.div`
  position: relative;
  display: flex;
  align-items: center;
  height: 100%;
  padding: 0 ${theme.space[14]} ${theme.space[6]};
  background: ${theme.color.action.deep};
  color: ${theme.color.action.onDeep};
  ${media.phone} {
    padding: 0 ${theme.space[5]} ${theme.space[5]};
  }
`;

const BrandName = styled.p`
  position: relative;
  color: ${theme.color.text.onDeep};
  font: ${theme.type.display};
  ${media.phone} {
    font: ${theme.type.section};
  }
`;

const BrandWaves = styled.div`
  position: absolute;
  inset: auto 0 0;
  height: 44%;
  opacity: 0.18;
`;
