import type { StudyCourse } from '@cloud-school/api-client';
import { useId } from 'react';
import { styled } from 'styled-components';
import { dataOr, type Loadable } from '../../../primitives/block/Loadable.ts';
import { Progress } from '../../../primitives/progress/Progress.tsx';
import { clamp } from '../../../primitives/text-overflow/clamp.ts';
import { useBrandArt } from '../../../theme/BrandThemeProvider.tsx';
import { media } from '../../../theme/media.ts';
import { theme } from '../../../theme/theme.ts';
import { daysLeft } from './daysLeft.ts';
import { goalTargets } from './goalTargets.ts';
import { GoalTargetsSkeleton } from './GoalTargetsSkeleton.tsx';

interface GoalCardProps {
  goal: string;
  /** 'YYYY-MM-DD'; null hides the days left. */
  end: string | null;
  /** 'YYYY-MM-DD HH:mm:ss' */
  now: string;
  /** Theirs are the targets. */
  courses: Loadable<StudyCourse[]>;
}

/** The learning goal of the class, the days left and the targets (CDET-06); on a phone one strip without targets. */
export function GoalCard({ goal, end, now, courses }: GoalCardProps) {
  const { GoalScene } = useBrandArt();
  const titleId = useId();
  const days = end === null ? null : daysLeft(end, now);
  const targets = goalTargets(dataOr(courses, []));
  return (
    <Card aria-labelledby={titleId}>
      <Head>
        <Art aria-hidden>
          <GoalScene />
        </Art>
        <Eyebrow id={titleId}>学习目标</Eyebrow>
        <Goal title={goal}>{goal}</Goal>
        {days !== null && <Left>{daysText(days)}</Left>}
      </Head>
      {courses.status === 'loading' && <GoalTargetsSkeleton />}
      {targets.length > 0 && (
        <Targets>
          {targets.map(({ label, required, done }) => (
            <li key={label}>
              <Row>
                <span>{label}</span>
                <Count>
                  {done} / {required}
                </Count>
              </Row>
              <Progress
                label={label}
                value={done / required}
                valueText={`${done} / ${required}`}
                tone={done >= required ? 'success' : 'action'}
              />
            </li>
          ))}
        </Targets>
      )}
    </Card>
  );
}

function daysText(days: number) {
  if (days < 0) return '已到期';
  if (days === 0) return '今天到期';
  return (
    <>
      <span>还有</span> <Days>{days}</Days> 天
    </>
  );
}

const Card = styled.section`
  overflow: hidden;
  border-radius: ${theme.radius.card};
  background: ${theme.color.surface.card};
  box-shadow: ${theme.shadow.rest};
`;

const Head = styled.div`
  position: relative;
  min-height: 136px;
  padding: ${theme.space[5]} ${theme.space[6]};
  background: ${theme.color.accent.tint};
  ${media.phone} {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    column-gap: ${theme.space[4]};
    align-items: center;
    min-height: 68px;
    padding: ${theme.space[3]} ${theme.space[4]};
  }
`;

const Art = styled.div`
  position: absolute;
  top: 0;
  right: 0;
  ${media.phone} {
    display: none;
  }
`;

const Eyebrow = styled.h2`
  position: relative;
  color: ${theme.color.accent.ink};
  font: ${theme.type.captionStrong};
`;

const Goal = styled.p`
  position: relative;
  max-width: calc(100% - 72px);
  margin-top: ${theme.space[1]};
  ${clamp(3)}
  font: ${theme.type.labelStrong};
  overflow-wrap: anywhere;
  ${media.phone} {
    grid-column: 1;
    max-width: none;
    margin: 0;
    font: ${theme.type.bodyStrong};
  }
`;

const Left = styled.p`
  position: relative;
  margin-top: ${theme.space[1]};
  color: ${theme.color.text.secondary};
  ${media.phone} {
    grid-row: 1 / 3;
    grid-column: 2;
    margin: 0;
    > span {
      display: none;
    }
  }
`;

const Days = styled.strong`
  color: ${theme.color.accent.ink};
  font: ${theme.type.clock};
  font-variant-numeric: tabular-nums;
`;

const Targets = styled.ul`
  display: grid;
  gap: ${theme.space[5]};
  padding: ${theme.space[5]} ${theme.space[6]} ${theme.space[6]};
  ${media.phone} {
    display: none;
  }
`;

const Row = styled.p`
  display: flex;
  justify-content: space-between;
  margin-bottom: ${theme.space[2]};
`;

const Count = styled.span`
  font: ${theme.type.bodyStrong};
  font-variant-numeric: tabular-nums;
`;
