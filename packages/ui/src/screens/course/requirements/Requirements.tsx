import type { CourseSituation, DutyRequirements } from '@cloud-school/domain';
import { CalendarDays } from 'lucide-react';
import { styled } from 'styled-components';
import { courseTargets } from '../../../calendar/target/courseTargets.ts';
import { targetStatus } from '../../../calendar/target/targetStatus.ts';
import { TargetStatusTag } from '../../../calendar/target/TargetStatusTag.tsx';
import type { Loadable } from '../../../primitives/block/Loadable.ts';
import { UnbrokenDate } from '../../../primitives/phrase-text/UnbrokenDate.ts';
import { Skeleton } from '../../../primitives/skeleton/Skeleton.tsx';
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
  const rows = requirementRows(requirements);
  return (
    <>
      <Head>
        <Heading>课程要求</Heading>
        {status && <TargetStatusTag status={status} />}
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
