import { daysLeft, type StudyCourse } from '@cloud-school/domain';
import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { styled } from 'styled-components';
import { dataOr, type Loadable } from '../../../primitives/block/Loadable.ts';
import { cardSurface } from '../../../primitives/card-surface/cardSurface.ts';
import { coversTheCard } from '../../../primitives/card-surface/coversTheCard.ts';
import { PhraseText } from '../../../primitives/phrase-text/PhraseText.tsx';
import { clamp } from '../../../primitives/text-overflow/clamp.ts';
import { VisuallyHidden } from '../../../primitives/visually-hidden/VisuallyHidden.ts';
import { media } from '../../../theme/media.ts';
import { theme } from '../../../theme/theme.ts';
import { useBrandArt } from '../../../theme/useBrandArt.ts';
import { GoalTargetList } from './GoalTargetList.tsx';
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

/** The learning goal of the class, the days left and the targets (CDET-06); on a phone one strip that opens to the targets. */
export function GoalCard({ goal, end, now, courses }: GoalCardProps) {
  const { GoalScene } = useBrandArt();
  const titleId = useId();
  const days = end === null ? null : daysLeft(end, now);
  const targets = goalTargets(dataOr(courses, []));
  const targetsId = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <Card aria-labelledby={titleId}>
      <Head>
        <Art aria-hidden>
          <GoalScene />
        </Art>
        <Eyebrow id={titleId}>学习目标</Eyebrow>
        <Goal title={goal}>
          <PhraseText>{goal}</PhraseText>
        </Goal>
        {days !== null && <Left>{daysText(days)}</Left>}
        {targets.length > 0 && (
          <Toggle
            type="button"
            aria-expanded={isOpen}
            aria-controls={targetsId}
            onClick={() => setOpen(!isOpen)}
          >
            <VisuallyHidden>学习目标明细</VisuallyHidden>
            <ChevronDown size={20} aria-hidden />
          </Toggle>
        )}
      </Head>
      {courses.status === 'loading' && <GoalTargetsSkeleton />}
      {targets.length > 0 && <GoalTargetList id={targetsId} targets={targets} isOpen={isOpen} />}
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
  ${cardSurface}
`;

const Head = styled.div`
  position: relative;
  min-height: 136px;
  padding: ${theme.space[5]} ${theme.space[6]};
  background: ${theme.color.accent.tint};
  ${media.phone} {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto auto;
    column-gap: ${theme.space[4]};
    align-items: center;
    min-height: 68px;
    padding: ${theme.space[3]} ${theme.space[4]};
  }
  ${media.print} {
    background: none;
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

/** The whole strip of a phone. */
const Toggle = styled.button`
  display: none;
  ${media.phone} {
    display: block;
    grid-row: 1 / 3;
    grid-column: 3;
    margin-right: calc(-1 * ${theme.space[1]});
    color: ${theme.color.text.secondary};
    ${coversTheCard}
    svg {
      display: block;
      transition: transform ${theme.motion.quick};
    }
    &[aria-expanded='true'] svg {
      transform: rotate(180deg);
    }
  }
`;
