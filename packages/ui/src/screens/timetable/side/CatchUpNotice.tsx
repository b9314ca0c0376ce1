import { formatWeekday, type PeriodView } from '@cloud-school/domain';
import { CircleAlert } from 'lucide-react';
import { styled } from 'styled-components';
import type { Lesson } from '../../../calendar/lesson/Lesson.ts';
import { lessonName } from '../../../calendar/lesson/lessonWords.ts';
import { ButtonLink } from '../../../primitives/button/ButtonLink.tsx';
import { PhraseText } from '../../../primitives/phrase-text/PhraseText.tsx';
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
  const { period, dayOf } = WORDS[view];
  const where = days.length === 1 ? (dayOf?.(first.day) ?? period) : period;
  const title =
    days.length === 1 ? `${where}有 ${lessons.length} 项逾期未学` : `${where}有 ${days.length} 天逾期未学`;
  const hint =
    days.length === 1
      ? lessonName(first)
      : days
          .slice(0, 3)
          .map((day) => `${Number(day.slice(8))} 日`)
          .join('、') + (days.length > 3 ? ' 等' : '');
  return (
    <Root role="note">
      <CircleAlert size={20} aria-hidden />
      <Text>
        <strong>{title}</strong>
        <span>
          <PhraseText>{hint}</PhraseText>
        </span>
      </Text>
      <ButtonLink variant="secondary" size="small" to={to}>
        去补学
      </ButtonLink>
    </Root>
  );
}

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
    ${clamp(2)}
    color: ${theme.color.text.secondary};
    font: ${theme.type.caption};
    overflow-wrap: anywhere;
    text-wrap: pretty;
  }
`;
