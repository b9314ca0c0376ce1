import { formatWeekday } from '@cloud-school/domain';
import { Check } from 'lucide-react';
import { css, styled } from 'styled-components';
import { cardSurface } from '../../primitives/card-surface/cardSurface.ts';
import type { NativeProps } from '../../primitives/native/NativeProps.ts';
import { PhraseText } from '../../primitives/phrase-text/PhraseText.tsx';
import { clamp } from '../../primitives/text-overflow/clamp.ts';
import { VisuallyHidden } from '../../primitives/visually-hidden/VisuallyHidden.ts';
import { media } from '../../theme/media.ts';
import { theme } from '../../theme/theme.ts';

export interface StudyDay {
  /** 'YYYY-MM-DD' */
  date: string;
  isStudied: boolean;
  isToday: boolean;
}

export interface StudyWeekProps extends NativeProps<'section', 'children'> {
  /** The seven days of this week. */
  days: readonly StudyDay[];
  /** '78.9%': the part of the class that is behind; null where the server does not rank. */
  rate: string | null;
  /** The goal of a class with the days that are left; null without one. */
  goal: { text: string; daysLeft: number } | null;
}

/** A calm strip of what was done: the days of this week, the place in the class, the goal. What is unknown has no part in it. */
export function StudyWeek({ days, rate, goal, ...rest }: StudyWeekProps) {
  const studied = days.filter(({ isStudied }) => isStudied).length;
  return (
    <Root aria-label="本周学习" {...rest}>
      <Week>
        <Own>
          <Label>本周学习</Label>
          {studied > 0 && <Figure value={`${studied}`} unit="天" />}
        </Own>
        <Days>
          {days.map((day) => (
            <Day key={day.date} {...day} />
          ))}
        </Days>
      </Week>
      {rate !== null && (
        <Part>
          <Label>班级里</Label>
          <Figure before="已超过" value={rate} unit="的同学" />
        </Part>
      )}
      {goal && (
        <Part>
          <Words>
            <Label>目标</Label>
            <Goal title={goal.text}>
              <PhraseText>{goal.text}</PhraseText>
            </Goal>
          </Words>
          {goal.daysLeft > 0 ? (
            <Figure before="还剩" value={`${goal.daysLeft}`} unit="天" />
          ) : (
            <Figure value="今天" unit="到期" />
          )}
        </Part>
      )}
    </Root>
  );
}

function Figure({ before, value, unit }: { before?: string; value: string; unit: string }) {
  return (
    <p>
      {before} <Value>{value}</Value> {unit}
    </p>
  );
}

function Day({ date, isStudied, isToday }: StudyDay) {
  const weekday = formatWeekday(date);
  return (
    <li aria-current={isToday ? 'date' : undefined}>
      <Disc $isStudied={isStudied} $isToday={isToday}>
        {isStudied && <Check size={14} strokeWidth={2.5} aria-hidden />}
      </Disc>
      <DayName $isToday={isToday}>{isToday ? '今天' : weekday.slice(1)}</DayName>
      <VisuallyHidden>{isStudied ? '学习过' : '没有记录'}</VisuallyHidden>
    </li>
  );
}

const Root = styled.section`
  display: flex;
  align-items: center;
  gap: ${theme.space[4]} ${theme.space[8]};
  min-height: 96px;
  padding: ${theme.space[4]} ${theme.space[6]};
  ${cardSurface}
  > * + * {
    padding-left: ${theme.space[8]};
    border-left: 1px solid ${theme.color.line.hairline};
  }
  ${media.tablet} {
    flex-wrap: wrap;
  }
  ${media.phone} {
    align-items: stretch;
    gap: ${theme.space[3]} ${theme.space[4]};
    padding: ${theme.space[4]};
    > * + * {
      padding-left: 0;
      border-left: 0;
    }
  }
  ${media.print} {
    display: none;
  }
`;

const Week = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  gap: ${theme.space[6]};
  ${media.phone} {
    flex-wrap: wrap;
    flex-basis: 100%;
    justify-content: space-between;
    gap: ${theme.space[3]};
  }
  ${media.largeText} {
    flex-wrap: wrap;
  }
`;

const Own = styled.div`
  display: grid;
  flex: none;
  gap: ${theme.space[1]};
  min-width: 0;
  color: ${theme.color.text.secondary};
  font-variant-numeric: tabular-nums;
  p {
    white-space: nowrap;
  }
`;

/* The last one ends with its figure at the edge of the strip, on phones each does. */
const row = css`
  display: flex;
  align-items: flex-end;
  justify-content: space-between;
  gap: ${theme.space[4]};
`;

const Part = styled(Own)`
  &:last-child {
    ${row}
    flex: 1;
  }
  ${media.phone} {
    ${row}
    flex-basis: 100%;
    align-items: baseline;
  }
  ${media.largeText} {
    flex-wrap: wrap;
  }
`;

const Words = styled.div`
  display: grid;
  gap: ${theme.space[2]};
  min-width: 0;
  ${media.phone} {
    display: flex;
    align-items: baseline;
    gap: ${theme.space[2]};
    font: ${theme.type.caption};
  }
`;

const Label = styled.span`
  flex: none;
  font: ${theme.type.caption};
`;

const Goal = styled.span`
  ${clamp(1)}
  color: ${theme.color.text.primary};
  overflow-wrap: anywhere;
  ${media.phone} {
    -webkit-line-clamp: 2;
    text-wrap: balance;
  }
`;

const Value = styled.strong`
  color: ${theme.color.text.primary};
  font: ${theme.type.title};
`;

const Days = styled.ul`
  display: flex;
  gap: ${theme.space[3]};
  li {
    display: grid;
    justify-items: center;
    gap: 2px;
    width: 28px;
  }
  ${media.phone} {
    flex: 1 0 220px;
    justify-content: space-between;
    gap: 0;
  }
`;

const Disc = styled.span<{ $isStudied: boolean; $isToday: boolean }>`
  display: grid;
  place-items: center;
  width: 28px;
  height: 28px;
  border-radius: 50%;
  background: ${({ $isStudied }) => ($isStudied ? theme.color.action.tint : theme.color.surface.fill)};
  color: ${theme.color.action.base};
  ${({ $isToday }) => $isToday && `outline: 2px solid ${theme.color.action.base}; outline-offset: 1px;`}
`;

const DayName = styled.span<{ $isToday: boolean }>`
  color: ${({ $isToday }) => ($isToday ? theme.color.action.base : theme.color.text.secondary)};
  font: ${({ $isToday }) => ($isToday ? theme.type.captionStrong : theme.type.caption)};
  white-space: nowrap;
`;
