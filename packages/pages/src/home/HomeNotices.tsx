import { pageNotices } from '@cloud-school/api-client';
import { NoticesBlock } from '@cloud-school/ui';
import { mapLoadable } from '../data/mapLoadable.ts';
import { useLoadable } from '../data/useLoadable.ts';
import { noticeAddress } from '../navigation/noticeAddress.ts';

const SHOWN = 5;

interface HomeNoticesProps {
  /** 'YYYY-MM-DD' */
  today: string;
}

/** The latest notices (HOME-09). */
export function HomeNotices({ today }: HomeNoticesProps) {
  return (
    <NoticesBlock
      notices={mapLoadable(useLoadable(pageNotices, { current: 1, size: SHOWN }), ({ items }) => items)}
      today={today}
      linkOf={noticeAddress}
      moreTo="/notice/list"
    />
  );
}
