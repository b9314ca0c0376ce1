import {
  type AttendanceStatus,
  type ClassActivity,
  listedAttendance,
  type PeriodPhase,
  ATTENDANCE_WORDS,
} from '@cloud-school/domain';
import { Check, Hourglass, MapPin, MonitorPlay, Radio, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { NativeProps } from '../../primitives/native/NativeProps.ts';
import { Tag, type TagTone } from '../../primitives/tag/Tag.tsx';
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

const LOOKS: Record<AttendanceStatus, { tone: TagTone; icon: ReactNode }> = {
  'to-attend': { tone: 'plain', icon: <Hourglass aria-hidden /> },
  absent: { tone: 'danger', icon: <X aria-hidden /> },
  attended: { tone: 'success', icon: <Check aria-hidden /> },
};

/** A running activity is that first; otherwise its attendance shows. */
function AttendanceTag({ phase, status }: { phase: ActivityPhase; status: AttendanceStatus | null }) {
  if (phase === 'running')
    return (
      <Tag tone="solid" icon={<Radio aria-hidden />}>
        进行中
      </Tag>
    );
  const shown = listedAttendance({ status, phase: PERIODS[phase] });
  return shown && <Tag {...LOOKS[shown]}>{ATTENDANCE_WORDS[shown]}</Tag>;
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
