import {
  type Attendance,
  type AttendanceStanding,
  type ClassroomDetail,
  type PeriodPhase,
} from '@cloud-school/domain';
import { Clock, MapPin } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { PhraseText } from '../../../primitives/phrase-text/PhraseText.tsx';
import { Skeleton } from '../../../primitives/skeleton/Skeleton.tsx';
import { StateTag } from '../../../primitives/state-tag/StateTag.tsx';
import { Tag } from '../../../primitives/tag/Tag.tsx';
import { media } from '../../../theme/media.ts';
import { theme } from '../../../theme/theme.ts';
import { formatClassTime } from './formatClassTime.ts';
import { HeadFacts } from './HeadFacts.ts';

interface ClassroomHeadProps {
  detail: ClassroomDetail;
  /** The class time; both null while unknown. */
  time: Pick<Attendance, 'startsAt' | 'endsAt'>;
  place: string | null;
  /** The class time and the place load. */
  isScheduleLoading: boolean;
  /** Where the present lies in the lesson; null without a start. */
  phase: PeriodPhase | null;
  /** Null while nobody knows. */
  standing: AttendanceStanding | null;
}

/** Tags, name, class time and place of a face-to-face classroom (OFF-01). */
export function ClassroomHead(props: ClassroomHeadProps) {
  const {
    detail,
    time: { startsAt, endsAt },
    place,
    isScheduleLoading,
    phase,
    standing,
  } = props;
  const time = formatClassTime(startsAt, endsAt);
  return (
    <>
      <Tags>
        <Tag tone={detail.isRequired ? 'primary' : 'plain'}>{detail.isRequired ? '必修' : '选修'}</Tag>
        <Tag tone="accent" icon={<MapPin aria-hidden />}>
          面授
        </Tag>
        {phase && PHASES[phase]}
        {standing && VERDICTS[standing]}
      </Tags>
      <Title>
        <PhraseText>{detail.name || '面授课堂'}</PhraseText>
      </Title>
      <HeadFacts>
        <Fact
          icon={<Clock size={22} strokeWidth={1.6} aria-hidden />}
          label="上课时间"
          value={time ?? (isScheduleLoading ? null : '时间待定')}
        />
        <Fact
          icon={<MapPin size={22} strokeWidth={1.6} aria-hidden />}
          label="上课地点"
          value={place ?? (isScheduleLoading ? null : '地点待定')}
        />
      </HeadFacts>
    </>
  );
}

const PHASES: Record<PeriodPhase, ReactNode> = {
  'to-come': <StateTag state="not-started" />,
  running: <StateTag state="running" />,
  over: <StateTag state="over" />,
};

/** What the class says of it; the steps beside it say what was signed. */
const VERDICTS: Record<AttendanceStanding, ReactNode> = {
  absent: <StateTag state="absent" />,
  attended: <StateTag state="attended" />,
  'to-attend': null,
  'not-signed-in': null,
  'signed-in': null,
  'signed-out': null,
};

interface FactProps {
  icon: ReactNode;
  label: string;
  /** Null while it loads. */
  value: string | null;
}

function Fact({ icon, label, value }: FactProps) {
  return (
    <FactRow>
      {icon}
      <div>
        <FactLabel>{label}</FactLabel>
        <FactValue>{value ?? <Skeleton width={160} height={24} />}</FactValue>
      </div>
    </FactRow>
  );
}

const Tags = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[2]};
`;

const Title = styled.h1`
  margin-top: ${theme.space[3]};
  font: ${theme.type.page};
  overflow-wrap: anywhere;
  text-wrap: pretty;
  ${media.phone} {
    font: ${theme.type.title};
  }
`;

const FactRow = styled.li`
  display: flex;
  gap: ${theme.space[3]};
  min-width: 0;
  > svg {
    flex: none;
    margin-top: ${theme.space[1]};
    color: ${theme.color.accent.ink};
  }
  > div {
    min-width: 0;
  }
`;

const FactLabel = styled.p`
  color: ${theme.color.text.secondary};
  font: ${theme.type.caption};
`;

const FactValue = styled.p`
  font: ${theme.type.cardTitle};
  font-variant-numeric: tabular-nums;
  overflow-wrap: anywhere;
  ${media.phone} {
    font: ${theme.type.labelStrong};
  }
`;
