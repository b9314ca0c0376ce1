import type { TimetablePeriod, Period } from '@cloud-school/domain';
import { CalendarPlus } from 'lucide-react';
import { styled } from 'styled-components';
import { Button } from '../../../primitives/button/Button.tsx';
import { IconButton } from '../../../primitives/icon-button/IconButton.tsx';
import { toOptions } from '../../../primitives/options/toOptions.ts';
import { SegmentedControl } from '../../../primitives/segmented-control/SegmentedControl.tsx';
import { useIsPhone } from '../../../primitives/use-is-phone/useIsPhone.ts';
import { visuallyHidden } from '../../../primitives/visually-hidden/VisuallyHidden.ts';
import { media } from '../../../theme/media.ts';
import { theme } from '../../../theme/theme.ts';
import type { TimetablePlace } from '../TimetablePlace.ts';
import { TimetableToolbar } from './TimetableToolbar.tsx';

interface TimetableHeaderProps {
  place: TimetablePlace;
  today: string;
  training: Period | null;
  onMove: (place: TimetablePlace) => void;
  /** Null while there is nothing to export. */
  onExport: (() => void) | null;
}

/** A phone has room for its icon. */
const EXPORT = '导出到日历（.ics）';

const VIEWS = toOptions<TimetablePeriod>({ week: '周', month: '月', all: '全部' });

/** The title, the three views (TIME-01) and the way through the periods. */
export function TimetableHeader({ place, today, training, onMove, onExport }: TimetableHeaderProps) {
  const { view, date } = place;
  const isPhone = useIsPhone();
  return (
    <Root>
      <Title>课表</Title>
      <Views>
        <SegmentedControl
          label="课表视图"
          value={view}
          options={VIEWS}
          isFullWidth
          onChange={(next) => onMove({ view: next, date })}
        />
      </Views>
      <Tools>
        {view === 'all' ? (
          <Button variant="secondary" onClick={() => onMove({ view, date: today })}>
            今天
          </Button>
        ) : (
          <TimetableToolbar
            view={view}
            date={date}
            today={today}
            training={training}
            onMove={(next) => onMove({ view, date: next })}
          />
        )}
        {isPhone ? (
          <IconButton
            label={EXPORT}
            icon={<CalendarPlus size={18} aria-hidden />}
            disabled={onExport === null}
            onClick={() => onExport?.()}
          />
        ) : (
          <Button
            variant="secondary"
            icon={<CalendarPlus size={18} aria-hidden />}
            disabled={onExport === null}
            onClick={() => onExport?.()}
          >
            {EXPORT}
          </Button>
        )}
      </Tools>
    </Root>
  );
}

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[3]} ${theme.space[8]};
  margin-block: ${theme.space[2]} ${theme.space[5]};
  ${media.phone} {
    margin-block: 0 ${theme.space[4]};
  }
`;

/* On phones it is in the header. */
const Title = styled.h1`
  font: ${theme.type.section};
  ${media.phone} {
    ${visuallyHidden}
  }
`;

const Views = styled.div`
  width: 200px;
  ${media.phone} {
    order: 1;
    width: 100%;
  }
`;

const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[3]};
  margin-left: auto;
  ${media.phone} {
    flex-wrap: nowrap;
    order: 2;
    gap: ${theme.space[1]};
    width: 100%;
    > :first-child:not(button) {
      flex: 1;
      flex-wrap: nowrap;
    }
    > :last-child {
      margin-left: auto;
    }
  }
  ${media.largeText} {
    flex-wrap: wrap;
    > :first-child:not(button) {
      flex-wrap: wrap;
    }
  }
`;
