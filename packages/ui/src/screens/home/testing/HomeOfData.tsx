import type { Announcement, Banner, BusinessLine, Notice } from '@cloud-school/domain';
import type { ComponentProps, ReactNode } from 'react';
import type { Loadable } from '../../../primitives/block/Loadable.ts';
import { BannerBlock } from '../banner/BannerBlock.tsx';
import { EntriesBlock } from '../entries/EntriesBlock.tsx';
import { HomeScreen } from '../HomeScreen.tsx';
import { NoticesBlock } from '../notices/NoticesBlock.tsx';

interface HomeOfDataProps {
  name: string;
  /** 'YYYY-MM-DD', decides which notices are new. */
  today: string;
  banners: Loadable<Banner[]>;
  announcements: Loadable<Announcement[]>;
  lines: Loadable<BusinessLine[]>;
  notices: Loadable<Notice[]>;
  /** Addresses of the pages that exist. */
  links?: {
    entry?: ComponentProps<typeof EntriesBlock>['getLink'];
    announcement?: ComponentProps<typeof BannerBlock>['getAnnouncementLink'];
    notice?: ComponentProps<typeof NoticesBlock>['getLink'];
    noticeList?: string;
  };
  onOpenLine?: (line: BusinessLine) => void;
  besideNotices?: ReactNode;
  /** The blocks below the first screen. */
  children?: ReactNode;
}

/** For stories: the home screen with its real blocks, given their data. */
export function HomeOfData({
  name,
  today,
  banners,
  announcements,
  lines,
  notices,
  links = {},
  onOpenLine,
  besideNotices,
  children,
}: HomeOfDataProps) {
  return (
    <HomeScreen
      pricesTo="/educational-product"
      name={name}
      banner={
        <BannerBlock
          name={name}
          banners={banners}
          announcements={announcements}
          getAnnouncementLink={links.announcement}
        />
      }
      entries={<EntriesBlock lines={lines} getLink={links.entry} onOpen={onOpenLine} />}
      notices={
        <NoticesBlock notices={notices} today={today} getLink={links.notice} moreTo={links.noticeList} />
      }
      besideNotices={besideNotices}
    >
      {children}
    </HomeScreen>
  );
}
