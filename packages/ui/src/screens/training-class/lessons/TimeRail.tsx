import type { ActivityContent, ClassActivity } from '@cloud-school/domain';
import { memo } from 'react';
import { styled } from 'styled-components';
import { ActivityCard } from '../../../cards/activity-card/ActivityCard.tsx';
import { activityPhase } from '../../../cards/activity-card/activityPhase.ts';
import { VisuallyHidden } from '../../../primitives/visually-hidden/VisuallyHidden.ts';
import { WindowedList } from '../../../primitives/windowed-list/WindowedList.tsx';
import { media } from '../../../theme/media.ts';
import { theme } from '../../../theme/theme.ts';
import { findPrimaryActivity } from './findPrimaryActivity.ts';
import { RailMark } from './RailMark.tsx';
import { toRailTime } from './toRailTime.ts';

export interface TimeRailProps {
  activities: ClassActivity[];
  /** 'YYYY-MM-DD HH:mm:ss' */
  now: string;
  onOpen: (activity: ClassActivity) => void;
  onExam: (activity: ClassActivity, content: ActivityContent) => void;
}

/** Pixels of an activity without tests, with the gap below it. */
const STOP_HEIGHT = 130;

/** Activities along a vertical time line; of a very long day only the part near the viewport is rendered. */
export function TimeRail({ activities, now, onOpen, onExam }: TimeRailProps) {
  const last = activities.at(-1);
  const primary = findPrimaryActivity(activities, now);
  return (
    <WindowedList
      items={activities}
      keyOf={({ id }) => id}
      itemHeight={STOP_HEIGHT}
      renderItem={(activity) => (
        <RailStop
          activity={activity}
          now={now}
          isPrimary={activity === primary}
          isLast={activity === last}
          onOpen={onOpen}
          onExam={onExam}
        />
      )}
    />
  );
}

interface RailStopProps extends Omit<TimeRailProps, 'activities'> {
  activity: ClassActivity;
  isPrimary: boolean;
  isLast: boolean;
}

/** Renders again only when its own activity has changed: the day's list is asked for often. */
const RailStop = memo(function RailStop({ activity, now, isPrimary, isLast, onOpen, onExam }: RailStopProps) {
  return (
    <Stop $isLast={isLast}>
      <RailTime activity={activity} />
      <RailMark phase={activityPhase(activity, now)} />
      <ActivityCard
        activity={activity}
        now={now}
        isPrimary={isPrimary}
        onOpen={() => onOpen(activity)}
        onExam={(content) => onExam(activity, content)}
      />
    </Stop>
  );
});

function RailTime({ activity }: { activity: ClassActivity }) {
  const { start, end } = toRailTime(activity);
  return (
    <Time>
      <Start>{start}</Start>
      {end && (
        <End>
          <VisuallyHidden>至 </VisuallyHidden>
          {end}
        </End>
      )}
    </Time>
  );
}

const Stop = styled.li<{ $isLast: boolean }>`
  position: relative;
  display: grid;
  grid-template-columns: 4rem 16px minmax(0, 1fr);
  column-gap: ${theme.space[5]};
  align-items: start;
  padding-bottom: ${({ $isLast }) => ($isLast ? '0' : theme.space[4])};
  /* The line behind the marks, from this entry to the next. */
  &::before {
    content: '';
    display: ${({ $isLast }) => ($isLast ? 'none' : 'block')};
    position: absolute;
    top: 26px;
    bottom: -26px;
    left: calc(4rem + 27px);
    width: 2px;
    background: ${theme.color.surface.track};
  }
  ${media.phone} {
    grid-template-columns: 2.75rem 16px minmax(0, 1fr);
    column-gap: 10px;
    &::before {
      left: calc(2.75rem + 17px);
    }
  }
  ${media.largeText} {
    grid-template-columns: auto minmax(0, 1fr);
    row-gap: ${theme.space[2]};
    &::before {
      display: none;
    }
    > :last-child {
      grid-column: 1 / -1;
    }
  }
`;

const Time = styled.p`
  padding-top: 14px;
  text-align: right;
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`;

const Start = styled.span`
  display: block;
  font: ${theme.type.labelStrong};
  ${media.phone} {
    font: ${theme.type.itemStrong};
  }
`;

const End = styled.span`
  display: block;
  color: ${theme.color.text.secondary};
  font: ${theme.type.caption};
`;
