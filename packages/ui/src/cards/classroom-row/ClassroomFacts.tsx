import { type Classroom, formatDuration, CONTENT_KINDS } from '@cloud-school/domain';
import { styled } from 'styled-components';
import { theme } from '../../theme/theme.ts';
import { type ClassroomStatus, classroomStatusLooks } from '../classroom/classroomStatusLooks.ts';
import { formatLiveTime, liveStatus } from '../classroom/liveLesson.ts';

/** The second line of a directory row: kind and length, 必修 or 选修, and the status and time of a live lesson (VIEW-01). */
export function ClassroomFacts({ classroom, hasLiveState = true }: ClassroomFactsProps) {
  const { kind, isRequired, duration } = classroom;
  const live = hasLiveState ? liveStatus(classroom) : null;
  const time = live && formatLiveTime(classroom);
  return (
    <Root>
      <span>{[CONTENT_KINDS[kind].label, formatDuration(duration)].filter(Boolean).join(' ')}</span>
      {isRequired ? <Required>必修</Required> : <span>选修</span>}
      {live && <LiveFact status={live} />}
      {time && <span>{time}</span>}
    </Root>
  );
}

function LiveFact({ status: { kind, label } }: { status: ClassroomStatus }) {
  const { Icon, ink } = classroomStatusLooks[kind];
  return (
    <Live $ink={ink}>
      <Icon size={12} aria-hidden />
      <span>{label}</span>
    </Live>
  );
}

interface ClassroomFactsProps {
  classroom: Classroom;
  /** False where a label beside the facts shows it. */
  hasLiveState?: boolean;
}

const Root = styled.span`
  display: flex;
  flex-wrap: wrap;
  column-gap: ${theme.space[2]};
  color: ${theme.color.text.secondary};
  font: ${theme.type.caption};
  font-variant-numeric: tabular-nums;
`;

const Required = styled.span`
  color: ${theme.color.action.base};
`;

const Live = styled.span<{ $ink: string }>`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space[1]};
  color: ${({ $ink }) => $ink};
`;
