import { type ClassActivity, isLearned, listedAttendance, type PeriodPhase } from '@cloud-school/domain';
import { MapPin, MonitorPlay } from 'lucide-react';
import { styled } from 'styled-components';
import type { NativeProps } from '../../primitives/native/NativeProps.ts';
import { StateTag } from '../../primitives/state-tag/StateTag.tsx';
import type { StateName } from '../../primitives/state-words/stateWords.ts';
import { Tag } from '../../primitives/tag/Tag.tsx';
import { theme } from '../../theme/theme.ts';
import type { ActivityPhase } from './activityPhase.ts';

export interface ActivityTagsProps extends NativeProps<'p', 'children'> {
  activity: ClassActivity;
  phase: ActivityPhase;
}

/** Required or elective, online or face to face, and its state. */
export function ActivityTags({ activity, phase, ...rest }: ActivityTagsProps) {
  const { isRequired, isFaceToFace } = activity;
  const state = activityState(activity, phase);
  return (
    <Row {...rest}>
      <Tag tone={isRequired ? 'primary' : 'plain'}>{isRequired ? '必修' : '选修'}</Tag>
      {isFaceToFace ? (
        <Tag tone="accent" icon={<MapPin aria-hidden />}>
          面授
        </Tag>
      ) : (
        <Tag icon={<MonitorPlay aria-hidden />}>线上</Tag>
      )}
      {state && <StateTag state={state} />}
    </Row>
  );
}

/**
 * A running activity is that first, then its attendance. An elective one, which records none, is learned or over; null while
 * nobody knows.
 */
function activityState(activity: ClassActivity, phase: ActivityPhase): StateName | null {
  if (phase === 'running') return 'running';
  const { status, isRequired } = activity;
  if (isRequired) return listedAttendance({ status, phase: PERIODS[phase] });
  if (isLearned(activity)) return 'done';
  return PERIODS[phase] === 'over' ? 'over' : null;
}

const PERIODS: Record<ActivityPhase, PeriodPhase | null> = {
  absent: null,
  attended: null,
  running: 'running',
  'to-come': 'to-come',
  over: 'over',
};

const Row = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[2]};
`;
