import type { ActivityContent, ClassActivity } from '@cloud-school/api-client';
import { styled } from 'styled-components';
import { ActivityCard } from '../../../cards/activity-card/ActivityCard.tsx';
import { activityPhase } from '../../../cards/activity-card/activityPhase.ts';
import { VisuallyHidden } from '../../../primitives/visually-hidden/VisuallyHidden.ts';
import { media } from '../../../theme/media.ts';
import { theme } from '../../../theme/theme.ts';
import { RailMark } from './RailMark.tsx';
import { toRailTime } from './toRailTime.ts';

interface TimeRailProps {
  /** Accessible name of the list: its day. */
  label: string;
  activities: ClassActivity[];
  /** 'YYYY-MM-DD HH:mm:ss' */
  now: string;
  onTest: (activity: ClassActivity, content: ActivityContent) => void;
}

/** Activities along a vertical time line. */
export function TimeRail({ label, activities, now, onTest }: TimeRailProps) {
  return (
    <ol aria-label={label}>
      {activities.map((activity) => {
        const { start, end } = toRailTime(activity);
        return (
          <Stop key={activity.id}>
            <Time>
              <Start>{start}</Start>
              {end && (
                <End>
                  <VisuallyHidden>至 </VisuallyHidden>
                  {end}
                </End>
              )}
            </Time>
            <RailMark phase={activityPhase(activity, now)} />
            <ActivityCard activity={activity} now={now} onTest={(content) => onTest(activity, content)} />
          </Stop>
        );
      })}
    </ol>
  );
}

const Stop = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: 64px 16px minmax(0, 1fr);
  column-gap: ${theme.space[5]};
  align-items: start;
  & + & {
    margin-top: ${theme.space[4]};
  }
  /* The line behind the marks, from this entry to the next. */
  &:not(:last-child)::before {
    content: '';
    position: absolute;
    top: 26px;
    bottom: -42px;
    left: 91px;
    width: 2px;
    background: ${theme.color.surface.track};
  }
  ${media.phone} {
    grid-template-columns: 44px 16px minmax(0, 1fr);
    column-gap: 10px;
    &:not(:last-child)::before {
      left: 61px;
    }
  }
`;

const Time = styled.p`
  padding-top: 14px;
  text-align: right;
  font-variant-numeric: tabular-nums;
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
