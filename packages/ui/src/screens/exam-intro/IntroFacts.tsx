import type { ExamDetail } from '@cloud-school/domain';
import { Award, ListChecks, Timer } from 'lucide-react';
import { styled } from 'styled-components';
import { media } from '../../theme/media.ts';
import { theme } from '../../theme/theme.ts';

interface IntroFactsProps {
  exam: ExamDetail;
}

/** Count, points and time limit; unknown facts are left out, and the strip when all are unknown. */
export function IntroFacts({ exam: { questionCount, totalPoints, timeLimitMinutes } }: IntroFactsProps) {
  const facts = [
    { Icon: ListChecks, label: '题量', value: questionCount && `${questionCount} 题` },
    { Icon: Award, label: '满分', value: totalPoints && `${totalPoints} 分` },
    { Icon: Timer, label: '时限', value: timeLimitMinutes && `${timeLimitMinutes} 分钟` },
  ].filter(({ value }) => value);
  if (facts.length === 0) return null;
  return (
    <Strip>
      {facts.map(({ Icon, label, value }) => (
        <Fact key={label}>
          <Icon size={20} strokeWidth={1.75} aria-hidden />
          <dt>{label}</dt>
          <dd>{value}</dd>
        </Fact>
      ))}
    </Strip>
  );
}

const Strip = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[3]} ${theme.space[4]};
  margin-bottom: ${theme.space[6]};
  padding: ${theme.space[4]} ${theme.space[5]};
  border-radius: ${theme.radius.option};
  background: ${theme.color.surface.fill};
  ${media.phone} {
    padding: ${theme.space[3]} ${theme.space[4]};
  }
`;

const Fact = styled.div`
  display: grid;
  flex: 1 0 0;
  min-width: max-content;
  grid-template-columns: auto 1fr;
  align-items: center;
  column-gap: ${theme.space[3]};
  svg {
    grid-row: 1 / 3;
    color: ${theme.color.action.base};
  }
  dt {
    color: ${theme.color.text.tertiary};
    font: ${theme.type.caption};
  }
  dd {
    font: ${theme.type.labelStrong};
    white-space: nowrap;
  }
  & + & {
    padding-left: ${theme.space[5]};
    border-left: 1px solid ${theme.color.line.hairline};
  }
  ${media.phone} {
    grid-template-columns: 1fr;
    justify-items: center;
    & + & {
      padding-left: 0;
      border-left: 0;
    }
    svg {
      display: none;
    }
  }
`;
