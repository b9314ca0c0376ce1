import { formatWeekday, isMissed, isolate, type PeriodView } from '@cloud-school/domain';
import { CircleAlert } from 'lucide-react';
import { styled } from 'styled-components';
import type { Lesson } from '../../../calendar/lesson/Lesson.ts';
import { lessonName, openingWords } from '../../../calendar/lesson/lessonWords.ts';
import { ButtonLink } from '../../../primitives/button/ButtonLink.tsx';
import { PhraseText } from '../../../primitives/phrase-text/PhraseText.tsx';
import { stateWords } from '../../../primitives/state-words/stateWords.ts';
import { clamp } from '../../../primitives/text-overflow/clamp.ts';
import { media } from '../../../theme/media.ts';
import { theme } from '../../../theme/theme.ts';

interface CatchUpNoticeProps {
  view: PeriodView;
  /** Overdue lessons of the period, at least one. */
  lessons: readonly [Lesson, ...Lesson[]];
  /** The address of the first one. */
  to: string;
}

/** What the student missed in the period, and the way to the first of it. */
export function CatchUpNotice({ view, lessons, to }: CatchUpNoticeProps) {
  const [first] = lessons;
  const days = [...new Set(lessons.map(({ day }) => day))];
  const isOneDay = days.length === 1;
  const { period, dayOf } = WORDS[view];
  const where = isOneDay ? (dayOf?.(first.day) ?? period) : period;
  const count = isOneDay ? `${lessons.length} 节` : `${days.length} 天`;
  const state = lessons.every(({ activity }) => isMissed(activity)) ? stateWords.absent : stateWords.overdue;
  const hint = isOneDay ? sayLessons(lessons) : sayDays(days);
  return (
    <Root role="note">
      <CircleAlert size={20} aria-hidden />
      <Text>
        <strong>{`${where}有 ${count}${state}`}</strong>
        <span>
          <PhraseText>{hint}</PhraseText>
        </span>
      </Text>
      <ButtonLink variant="secondary" size="small" to={to}>
        {openingWords(first)}
      </ButtonLink>
    </Root>
  );
}

/** The name of the only one; of several the first, and how many they are. */
const sayLessons = (lessons: CatchUpNoticeProps['lessons']): string =>
  lessons.length === 1
    ? lessonName(lessons[0])
    : `${isolate(lessonName(lessons[0]))} 等 ${lessons.length} 节`;

/** 16 日、17 日; of more than three 16 日、17 日、18 日 等. */
const sayDays = (days: readonly string[]): string =>
  days
    .slice(0, 3)
    .map((day) => `${Number(day.slice(8))} 日`)
    .join('、') + (days.length > 3 ? ' 等' : '');

/** The period, and one day of it where that has a name of its own. */
const WORDS: Record<PeriodView, { period: string; dayOf: ((day: string) => string) | null }> = {
  week: { period: '本周', dayOf: formatWeekday },
  month: { period: '本月', dayOf: null },
};

const Root = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space[3]};
  padding: ${theme.space[4]};
  border-radius: ${theme.radius.card};
  background: ${theme.color.danger.tint};
  > svg {
    flex: none;
    color: ${theme.color.danger.ink};
  }
  ${media.forcedColors} {
    border: 1px solid;
  }
`;

const Text = styled.p`
  flex: 1;
  min-width: 0;
  strong {
    display: block;
    font: ${theme.type.bodyStrong};
  }
  span {
    ${clamp(3)}
    color: ${theme.color.text.secondary};
    font: ${theme.type.caption};
    overflow-wrap: anywhere;
    text-wrap: pretty;
  }
`;
