import { addDays, formatWeekday, type Mistake, MASTERED_AFTER } from '@cloud-school/domain';
import { css, styled } from 'styled-components';
import { FootBar } from '../../layout/foot-bar/FootBar.ts';
import { FootBarSpace } from '../../layout/foot-bar/FootBarSpace.ts';
import { Button } from '../../primitives/button/Button.tsx';
import { cardSurface } from '../../primitives/card-surface/cardSurface.ts';
import { media } from '../../theme/media.ts';
import { theme } from '../../theme/theme.ts';
import { countWeek, type DueMistake } from './mistakeView.ts';

interface MistakesTodayProps {
  due: readonly DueMistake[];
  mistakes: readonly Mistake[];
  masteredCount: number;
  /** 'YYYY-MM-DD' */
  today: string;
  /** Null where nothing is due. */
  onPractise: (() => void) | null;
  roundSize: number;
}

/** What is due today, the next seven days, and three counts. */
export function MistakesToday({
  due,
  mistakes,
  masteredCount,
  today,
  onPractise,
  roundSize,
}: MistakesTodayProps) {
  'use memo';
  const week = countWeek(due, today);
  const most = Math.max(1, ...week.map(({ count }) => count));
  const [dueToday = 0, tomorrow = 0] = week.map(({ count }) => count);
  const since = addDays(today, -6);
  const fresh = mistakes.filter(({ answeredAt }) => answeredAt.slice(0, 10) >= since).length;
  return (
    <Card aria-label="今天的复习">
      <div>
        <Title>
          {dueToday > 0 ? (
            <>
              今天有 <b>{dueToday}</b> 题到了复习的时候
            </>
          ) : (
            '今天没有要复习的错题'
          )}
        </Title>
        <Rule>答对一次，隔一天再问；连对 {MASTERED_AFTER} 次，就算掌握</Rule>
        {onPractise && (
          <Foot>
            <FootBarSpace />
            <Practise size="large" onClick={onPractise}>
              再练 {roundSize} 题
            </Practise>
          </Foot>
        )}
      </div>
      {week.some(({ count }) => count > 0) && (
        <div>
          <WeekHead>
            <h3 id="mistakes-week">接下来七天</h3>
            {tomorrow > 0 && <span>明天复习 {tomorrow} 题</span>}
          </WeekHead>
          <Week aria-labelledby="mistakes-week">
            {week.map(({ day, count }, index) => (
              <Day key={day} $isToday={index === 0}>
                {count > 0 ? <b>{count}</b> : <span>休</span>}
                <Bar aria-hidden $share={count / most} />
                <small>{DAY_NAMES[index] ?? formatWeekday(day)}</small>
              </Day>
            ))}
          </Week>
        </div>
      )}
      <Counts>
        <div>
          <dt>还没掌握</dt>
          <dd>{due.length}</dd>
        </div>
        <div>
          <dt>已掌握</dt>
          <Mastered $isAny={masteredCount > 0}>{masteredCount}</Mastered>
        </div>
        <div>
          <dt>近七天新错</dt>
          <dd>{fresh}</dd>
        </div>
      </Counts>
    </Card>
  );
}

const DAY_NAMES: readonly string[] = ['今天', '明天'];

const Card = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto 168px;
  align-items: center;
  gap: ${theme.space[8]};
  padding: ${theme.space[6]};
  ${cardSurface}
  > * + * {
    padding-left: ${theme.space[8]};
    border-left: 1px solid ${theme.color.line.hairline};
  }
  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${theme.space[4]};
    padding: ${theme.space[4]};
    > * + * {
      padding-left: 0;
      border-left: 0;
    }
  }
`;

const Title = styled.h2`
  font: ${theme.type.title};
  b {
    color: ${theme.color.action.base};
    font-variant-numeric: tabular-nums;
  }
`;

const Rule = styled.p`
  margin-top: ${theme.space[1]};
  color: ${theme.color.text.secondary};
  text-wrap: balance;
  ${media.phone} {
    display: none;
  }
`;

const Foot = styled(FootBar)`
  margin-top: ${theme.space[4]};
`;

const Practise = styled(Button)`
  ${media.phone} {
    width: 100%;
  }
`;

const WeekHead = styled.header`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  margin-bottom: ${theme.space[2]};
  color: ${theme.color.text.secondary};
  font: ${theme.type.caption};
  font-variant-numeric: tabular-nums;
  h3 {
    color: ${theme.color.text.primary};
    font: ${theme.type.bodyStrong};
  }
  ${media.phone} {
    display: none;
  }
`;

const Week = styled.ol`
  display: grid;
  width: 388px;
  grid-template-columns: repeat(7, minmax(0, 1fr));
  align-items: end;
  text-align: center;
  color: ${theme.color.text.secondary};
  font: ${theme.type.caption};
  font-variant-numeric: tabular-nums;
  ${media.tablet} {
    width: auto;
  }
`;

const Bar = styled.span<{ $share: number }>`
  width: 20px;
  height: ${({ $share }) => 4 + Math.round($share * 44)}px;
  border-radius: ${theme.radius.tag};
  background: ${({ $share }) => ($share > 0 ? theme.color.action.mid : theme.color.line.hairline)};
  ${media.forcedColors} {
    border: 1px solid;
  }
  ${media.phone} {
    display: none;
  }
`;

const Day = styled.li<{ $isToday: boolean }>`
  display: grid;
  justify-items: center;
  gap: ${theme.space[1]};
  b {
    color: ${theme.color.text.primary};
    font: ${theme.type.captionStrong};
  }
  small {
    font: inherit;
  }
  ${({ $isToday }) =>
    $isToday &&
    css`
      b,
      small {
        color: ${theme.color.action.base};
        font: ${theme.type.captionStrong};
      }
      ${Bar} {
        background: ${theme.color.action.base};
      }
    `}
`;

const Counts = styled.dl`
  display: grid;
  grid-column: -2;
  gap: ${theme.space[3]};
  font-variant-numeric: tabular-nums;
  > div {
    display: flex;
    align-items: baseline;
    justify-content: space-between;
    gap: ${theme.space[2]};
  }
  dt {
    color: ${theme.color.text.secondary};
    white-space: nowrap;
  }
  dd {
    font: ${theme.type.title};
  }
  ${media.tablet} {
    grid-column: auto;
    grid-template-columns: repeat(3, auto);
    justify-content: space-between;
  }
  ${media.phone} {
    font: ${theme.type.caption};
    dd {
      font: ${theme.type.captionStrong};
    }
  }
  ${media.largeText} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Mastered = styled.dd<{ $isAny: boolean }>`
  color: ${({ $isAny }) => ($isAny ? theme.color.success.ink : 'inherit')};
`;
