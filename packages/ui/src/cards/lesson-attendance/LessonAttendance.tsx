import type { Attendance } from '@cloud-school/domain';
import { styled } from 'styled-components';
import type { Loadable } from '../../primitives/block/Loadable.ts';
import { Button } from '../../primitives/button/Button.tsx';
import type { NativeProps } from '../../primitives/native/NativeProps.ts';
import { theme } from '../../theme/theme.ts';
import { AttendanceMark, type AttendanceMarkProps } from './AttendanceMark.tsx';

export interface LessonAttendanceProps
  extends Omit<AttendanceMarkProps, 'attendance'>, NativeProps<'div', 'children'> {
  /** Null for a lesson without attendance. */
  attendance: Loadable<Attendance> | null;
}

/** The attendance in the head of a lesson: nothing while it loads; where it fails, a student can try again (ATT-01). */
export function LessonAttendance({
  attendance,
  lesson,
  onSign,
  ground,
  now,
  ...rest
}: LessonAttendanceProps) {
  if (attendance === null || attendance.status === 'loading') return null;
  if (attendance.status === 'ready') {
    return (
      <Marks {...rest}>
        <AttendanceMark {...{ lesson, onSign, ground, now }} attendance={attendance.data} />
      </Marks>
    );
  }
  return (
    <Marks {...rest}>
      <Failure $ground={ground} title={attendance.message}>
        考勤加载失败
      </Failure>
      {!attendance.isRefused && (
        <Button size="small" variant="secondary" aria-label="重试加载考勤" onClick={attendance.onRetry}>
          重试
        </Button>
      )}
    </Marks>
  );
}

const Marks = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space[3]};
`;

const Failure = styled.p<{ $ground: AttendanceMarkProps['ground'] }>`
  flex: none;
  color: ${({ $ground }) =>
    $ground === 'stage' ? theme.color.text.onStageSecondary : theme.color.text.secondary};
  white-space: nowrap;
`;
