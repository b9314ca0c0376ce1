import type { Announcement, Banner, BusinessLine, Notice } from '@cloud-school/api-client';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { Loadable } from '../../primitives/block/Loadable.ts';
import { VisuallyHidden } from '../../primitives/visually-hidden/VisuallyHidden.ts';
import { media } from '../../theme/media.ts';
import { theme } from '../../theme/theme.ts';
import { BannerBlock } from './BannerBlock.tsx';
import { EntriesBlock } from './EntriesBlock.tsx';
import { HomeColumns } from './HomeColumns.ts';
import { NoticesBlock } from './NoticesBlock.tsx';

/** The ways out of the home page; only pages that exist. */
export interface HomeLinks {
  entry?: (line: BusinessLine) => string | undefined;
  announcement?: (announcement: Announcement) => string | undefined;
  notice?: (notice: Notice) => string | undefined;
  noticeList?: string;
}

interface HomeScreenProps {
  /** The school's name. */
  name: string;
  /** 'YYYY-MM-DD', for what counts as new. */
  today: string;
  banners: Loadable<Banner[]>;
  announcements: Loadable<Announcement[]>;
  lines: Loadable<BusinessLine[]>;
  notices: Loadable<Notice[]>;
  /** Stands beside the notices. */
  besideNotices?: ReactNode;
  /** The blocks below, in order; they load as they come near the screen. */
  children?: ReactNode;
  links?: HomeLinks;
  /** Opens a business line that has no page of its own. */
  onOpenLine?: (line: BusinessLine) => void;
}

/** The school's home page: blocks that load, fail and fill each on its own. */
export function HomeScreen({
  name,
  today,
  banners,
  announcements,
  lines,
  notices,
  besideNotices,
  children,
  links = {},
  onOpenLine,
}: HomeScreenProps) {
  return (
    <Root>
      <VisuallyHidden as="h1">{name}</VisuallyHidden>
      <Top>
        <BannerBlock
          name={name}
          banners={banners}
          announcements={announcements}
          announcementLinkOf={links.announcement}
        />
        <EntriesBlock lines={lines} linkOf={links.entry} onOpen={onOpenLine} />
      </Top>
      <HomeColumns>
        {besideNotices}
        <NoticesBlock notices={notices} today={today} linkOf={links.notice} moreTo={links.noticeList} />
      </HomeColumns>
      {children}
    </Root>
  );
}

const Root = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[14]};
  max-width: ${theme.size.content};
  margin: 0 auto;
  padding: ${theme.space[6]} 0 ${theme.space[18]};
  ${media.narrow} {
    padding-inline: ${theme.space[6]};
  }
  ${media.phone} {
    gap: ${theme.space[10]};
    padding: ${theme.space[4]} ${theme.space[4]} 48px;
  }
`;

const Top = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[6]};
  ${media.phone} {
    gap: ${theme.space[4]};
  }
`;
