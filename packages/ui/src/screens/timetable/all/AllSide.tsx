import type { Period } from '@cloud-school/domain';
import { Check, Clock, Minus, X } from 'lucide-react';
import { styled } from 'styled-components';
import type { Lesson } from '../../../calendar/lesson/Lesson.ts';
import { targetStatus } from '../../../calendar/target/targetStatus.ts';
import { TargetStatusTag } from '../../../calendar/target/TargetStatusTag.tsx';
import { PhraseText } from '../../../primitives/phrase-text/PhraseText.tsx';
import { stateWords } from '../../../primitives/state-words/stateWords.ts';
import { media } from '../../../theme/media.ts';
import { theme } from '../../../theme/theme.ts';
import { formatTraining } from '../side/formatTraining.ts';
import { SideCard, SideHead, SideTitle, Training } from '../side/SideCard.ts';

interface AllSideProps {
  lessons: readonly Lesson[];
  training: Period | null;
  /** The day at which the list is opened. */
  date: string;
  now: string;
  onJump: (date: string) => void;
}

/** The progress of the whole training, and its months. */
export function AllSide({ lessons, training, date, now, onJump }: AllSideProps) {
  const today = now.slice(0, 10);
  const done = lessons.filter(({ phase }) => phase === 'done').length;
  const overdue = lessons.filter(({ phase }) => phase === 'overdue').length;
  const open = lessons.filter(({ phase }) => phase === 'upcoming' || phase === 'running').length;
  // Their time has passed, and nothing is missed: elective lessons.
  const over = lessons.filter(({ phase }) => phase === 'over').length;
  const status = targetStatus(
    { by: 'activities', activities: lessons.map(({ activity }) => activity) },
    training ?? { from: null, to: null },
    now,
  );
  const months = groupByMonth(lessons);
  return (
    <>
      <SideCard>
        <SideHead>
          <h2>培训进度</h2>
          {status && <TargetStatusTag status={status} />}
        </SideHead>
        {training && (
          <Training>
            <PhraseText>{formatTraining(training, today)}</PhraseText>
          </Training>
        )}
        <Bar aria-hidden>
          <i style={{ flexGrow: done, background: theme.color.success.ink }} />
          <i style={{ flexGrow: overdue, background: theme.color.danger.ink }} />
          <i style={{ flexGrow: over, background: theme.color.line.control }} />
          <i style={{ flexGrow: open }} />
        </Bar>
        <Counts>
          <li style={{ color: theme.color.success.ink }}>
            <Check size={16} aria-hidden />
            <span>{stateWords.done}</span>
            <b>{done} 项</b>
          </li>
          <li style={{ color: theme.color.danger.ink }}>
            <X size={16} aria-hidden />
            <span>{stateWords.overdue}</span>
            <b>{overdue} 项</b>
          </li>
          <li style={{ color: theme.color.action.base }}>
            <Clock size={16} aria-hidden />
            <span>{stateWords.upcoming}</span>
            <b>{open} 项</b>
          </li>
          {over > 0 && (
            <li style={{ color: theme.color.text.secondary }}>
              <Minus size={16} aria-hidden />
              <span>{stateWords.over}</span>
              <b>{over} 项</b>
            </li>
          )}
        </Counts>
      </SideCard>
      <MonthCard aria-label="跳到月份">
        <SideTitle>跳到月份</SideTitle>
        <Months>
          {[...months].map(([month, own]) => (
            <li key={month}>
              <Month
                type="button"
                aria-current={date.startsWith(month) || undefined}
                onClick={() => onJump(today.startsWith(month) ? today : `${month}-01`)}
              >
                {`${month.startsWith(today.slice(0, 4)) ? '' : `${month.slice(0, 4)} 年 `}${Number(month.slice(5))} 月`}
                <span>{own.length} 项</span>
              </Month>
            </li>
          ))}
        </Months>
      </MonthCard>
    </>
  );
}

const Bar = styled.div`
  display: flex;
  gap: 2px;
  height: 8px;
  margin-top: ${theme.space[4]};
  print-color-adjust: exact;
  overflow: hidden;
  border-radius: ${theme.radius.pill};
  i {
    flex: 0 1 0;
    background: ${theme.color.surface.track};
  }
`;

const Counts = styled.ul`
  margin-top: ${theme.space[2]};
  li {
    display: flex;
    align-items: center;
    gap: ${theme.space[2]};
    height: 48px;
  }
  li + li {
    border-top: 1px solid ${theme.color.line.hairline};
  }
  b {
    margin-left: auto;
    color: ${theme.color.text.primary};
    font: ${theme.type.bodyStrong};
    font-variant-numeric: tabular-nums;
  }
`;

const MonthCard = styled(SideCard)`
  ${media.print} {
    display: none;
  }
`;

const Months = styled.ul`
  margin: ${theme.space[2]} calc(-1 * ${theme.space[3]}) calc(-1 * ${theme.space[3]});
`;

const Month = styled.button`
  display: flex;
  align-items: center;
  justify-content: space-between;
  width: 100%;
  height: ${theme.size.control.medium};
  padding: 0 ${theme.space[3]};
  border-radius: ${theme.radius.control};
  font: ${theme.type.body};
  span {
    color: ${theme.color.text.secondary};
    font: ${theme.type.caption};
    font-variant-numeric: tabular-nums;
  }
  &:hover {
    background: ${theme.color.surface.fill};
  }
  &[aria-current] {
    background: ${theme.color.action.tint};
    color: ${theme.color.action.base};
    font: ${theme.type.bodyStrong};
    span {
      color: inherit;
    }
  }
`;

/** Lessons by 'YYYY-MM', in their order. */
function groupByMonth(lessons: readonly Lesson[]): Map<string, Lesson[]> {
  const months = new Map<string, Lesson[]>();
  for (const lesson of lessons) {
    const month = lesson.day.slice(0, 7);
    months.set(month, [...(months.get(month) ?? []), lesson]);
  }
  return months;
}
