import { type Classroom, formatDuration, CONTENT_KINDS, type LiveState } from '@cloud-school/domain';
import { CircleDot } from 'lucide-react';
import { Clock } from 'lucide-react';
import { Loader } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { SquarePlay } from 'lucide-react';
import { styled } from 'styled-components';
import { theme } from '../../theme/theme.ts';

type LiveTone = 'quiet' | 'running' | 'pending';

/** The status of a live lesson in words (VIEW-01). */
const LIVE_STATES: Record<LiveState, { label: string; tone: LiveTone; Icon: LucideIcon }> = {
  'not-started': { label: '未开始', tone: 'quiet', Icon: Clock },
  live: { label: '直播中', tone: 'running', Icon: CircleDot },
  'generating-replay': { label: '回放生成中', tone: 'pending', Icon: Loader },
  replay: { label: '直播回放', tone: 'quiet', Icon: SquarePlay },
};

/** The second line of a directory row: kind and length, 必修 or 选修, and the status of a live lesson (VIEW-01). */
export function ClassroomFacts({ classroom, hasLiveState = true }: ClassroomFactsProps) {
  const { kind, isRequired, duration } = classroom;
  const live = hasLiveState && classroom.liveState ? LIVE_STATES[classroom.liveState] : null;
  return (
    <Root>
      <span>{[CONTENT_KINDS[kind].label, formatDuration(duration)].filter(Boolean).join(' ')}</span>
      {isRequired ? <Required>必修</Required> : <span>选修</span>}
      {live && (
        <Live $tone={live.tone}>
          <live.Icon size={12} aria-hidden />
          {live.label}
        </Live>
      )}
    </Root>
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

const LIVE_INKS: Record<LiveTone, string> = {
  quiet: theme.color.text.secondary,
  running: theme.color.danger.ink,
  pending: theme.color.warning.ink,
};

const Live = styled.span<{ $tone: LiveTone }>`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space[1]};
  color: ${({ $tone }) => LIVE_INKS[$tone]};
`;
