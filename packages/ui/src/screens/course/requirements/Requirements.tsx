import type { CourseSituation, DutyRequirements } from '@cloud-school/domain';
import { CalendarDays, CircleCheck, CirclePlay, Clock, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { courseTargets } from '../../../calendar/target/courseTargets.ts';
import { type TargetStatus, targetStatus } from '../../../calendar/target/targetStatus.ts';
import type { Loadable } from '../../../primitives/block/Loadable.ts';
import { UnbrokenDate } from '../../../primitives/phrase-text/UnbrokenDate.ts';
import { Skeleton } from '../../../primitives/skeleton/Skeleton.tsx';
import { Tag, type TagTone } from '../../../primitives/tag/Tag.tsx';
import { media } from '../../../theme/media.ts';
import { theme } from '../../../theme/theme.ts';
import { Requirement } from './Requirement.tsx';
import { requirementRows } from './requirementRows.ts';

interface RequirementsProps {
  requirements: DutyRequirements;
  /** Knows the study period. */
  situation: Loadable<CourseSituation>;
  /** 'YYYY-MM-DD HH:mm:ss' */
  now: string;
}

/** What the course requires: its period, the status, and a bar for each target (COURSE-01). */
export function Requirements({ requirements, situation, now }: RequirementsProps) {
  const period = situation.status === 'ready' ? situation.data : null;
  // Without the period a course that is not open yet would look as if it ran.
  const status =
    period &&
    targetStatus(
      { by: 'targets', targets: Object.values(courseTargets(requirements)) },
      { from: period.startsAt, to: period.endsAt },
      now,
    );
  const look = status && STATUSES[status];
  const rows = requirementRows(requirements);
  return (
    <>
      <Head>
        <Heading>课程要求</Heading>
        {look && (
          <Tag tone={look.tone} icon={look.icon}>
            {look.label}
          </Tag>
        )}
      </Head>
      {situation.status === 'loading' ? (
        <Skeleton width={200} height={23} />
      ) : (
        <Period startsAt={period?.startsAt ?? null} endsAt={period?.endsAt ?? null} />
      )}
      {rows.length > 0 ? (
        <Rows>
          {rows.map((row) => (
            <Requirement key={row.kind} row={row} />
          ))}
        </Rows>
      ) : (
        <Nothing>这门课程没有设置学习要求</Nothing>
      )}
    </>
  );
}

function Period({ startsAt, endsAt }: Pick<CourseSituation, 'startsAt' | 'endsAt'>) {
  if (startsAt === null && endsAt === null) return null;
  const [from, to] = [startsAt, endsAt].map((time) => time?.slice(0, 10));
  return (
    <PeriodLine>
      <CalendarDays size={16} aria-hidden />
      {from && to ? (
        <span>
          {from} 至 <UnbrokenDate>{to}</UnbrokenDate>
        </span>
      ) : (
        <span>{from ? `${from} 开始` : `${to} 截止`}</span>
      )}
    </PeriodLine>
  );
}

const STATUSES: Record<TargetStatus, { label: string; tone: TagTone; icon: ReactNode }> = {
  'not-started': { label: '未开始', tone: 'plain', icon: <Clock aria-hidden /> },
  running: { label: '进行中', tone: 'primary', icon: <CirclePlay aria-hidden /> },
  completed: { label: '已完成', tone: 'success', icon: <CircleCheck aria-hidden /> },
  overdue: { label: '逾期未学', tone: 'danger', icon: <TriangleAlert aria-hidden /> },
};

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[3]};
  margin-bottom: ${theme.space[1]};
`;

const Heading = styled.h2`
  font: ${theme.type.cardTitle};
`;

const PeriodLine = styled.p`
  display: flex;
  align-items: center;
  gap: ${theme.space[2]};
  color: ${theme.color.text.secondary};
  font-variant-numeric: tabular-nums;
`;

/* Side by side where the card is as wide as the page. */
const Rows = styled.ul`
  ${media.narrow} {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(12rem, 1fr));
    column-gap: ${theme.space[8]};
  }
  ${media.phone} {
    display: block;
  }
`;

const Nothing = styled.p`
  margin-top: ${theme.space[3]};
  color: ${theme.color.text.secondary};
`;
