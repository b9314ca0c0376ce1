import { toMoment } from '@cloud-school/domain';
import { AttendanceMark, type AttendanceMarkProps } from '@cloud-school/ui';

export interface AttendancePartProps extends Pick<AttendanceMarkProps, 'attendance' | 'onSign'> {
  ground?: AttendanceMarkProps['ground'];
  now: string;
}

/** Attendance of a lesson. */
export const AttendancePart = ({ now, ground = 'page', ...rest }: AttendancePartProps) => (
  <AttendanceMark {...rest} ground={ground} now={new Date(toMoment(now) ?? 0)} />
);
