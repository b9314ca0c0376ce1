import {
  type AttendanceStatus,
  type ClassActivity,
  listedAttendance,
  type PeriodPhase,
} from '@cloud-school/domain';
import { MapPin, MonitorPlay } from 'lucide-react';
import { styled } from 'styled-components';
import type { NativeProps } from '../../primitives/native/NativeProps.ts';
import { StateTag } from '../../primitives/state-tag/StateTag.tsx';
import { Tag } from '../../primitives/tag/Tag.tsx';
import { theme } from '../../theme/theme.ts';
import type { ActivityPhase } from './activityPhase.ts';

export interface ActivityTagsProps extends NativeProps<'p', 'children'> {
  activity: ClassActivity;
  phase: ActivityPhase;
}

/** Required or elective, online or face to face, and the attendance; without attendance (null) only 进行中 shows. */
export function ActivityTags({
  activity: { isRequired, isFaceToFace, status },
  phase,
  ...rest
}: ActivityTagsProps) {
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
      {(status !== null || phase === 'running') && <AttendanceTag phase={phase} status={status} />}
    </Row>
  );
}

/** A running activity is that first; otherwise its attendance shows. */
function AttendanceTag({ phase, status }: { phase: ActivityPhase; status: AttendanceStatus | null }) {
  if (phase === 'running') return <StateTag state="running" />;
  const shown = listedAttendance({ status, phase: PERIODS[phase] });
  return shown && <StateTag state={shown} />;
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
