import type { Mistake, MistakeCards } from '@cloud-school/domain';
import { type ReactNode, useState } from 'react';
import { styled } from 'styled-components';
import { Button } from '../../primitives/button/Button.tsx';
import { cardSurface } from '../../primitives/card-surface/cardSurface.ts';
import { EmptyState } from '../../primitives/empty-state/EmptyState.tsx';
import { NoticeStrip } from '../../primitives/notice-strip/NoticeStrip.tsx';
import { usePrinting } from '../../primitives/printing/usePrinting.ts';
import { TextAction } from '../../primitives/text-action/TextAction.ts';
import { media } from '../../theme/media.ts';
import { theme } from '../../theme/theme.ts';
import { MistakeFilters } from './MistakeFilters.tsx';
import { MistakeItem } from './MistakeItem.tsx';
import { MistakesToday } from './MistakesToday.tsx';
import {
  ALL_MISTAKES,
  filterMistakes,
  formatStanding,
  listDue,
  type MistakeFilter,
  nextRound,
} from './mistakeView.ts';
import { PrintedMistakes } from './PrintedMistakes.tsx';

export interface MistakesBookProps {
  mistakes: readonly Mistake[];
  cards: MistakeCards;
  /** 'YYYY-MM-DD' */
  today: string;
  /** Names of courses by their id; without a name a course is not offered as a filter. */
  courseNames: ReadonlyMap<string, string>;
  filter: MistakeFilter;
  onFilter: (filter: MistakeFilter) => void;
  /** Begins a round with these mistakes. */
  onPractise: (mistakes: Mistake[]) => void;
  /** The student knows one by now, or takes that back. */
  onKnown: (id: string, isKnown: boolean) => void;
  /** On paper the answers follow after all questions. */
  areAnswersLast: boolean;
  /** The button that prints, beside the list's title on phones. */
  phonePrint: ReactNode;
}

/** Rows that are shown at first, and by each press on more. */
const STEP = 10;

/** The mistakes of a class with what is due, filters and the list. */
export function MistakesBook(props: MistakesBookProps) {
  'use memo';
  const {
    mistakes,
    cards,
    today,
    courseNames,
    filter,
    onFilter,
    onPractise,
    onKnown,
    areAnswersLast,
    phonePrint,
  } = props;
  const [shownCount, setShownCount] = useState(STEP);
  const [knownId, setKnownId] = useState<string | null>(null);
  const isPrinting = usePrinting();
  const due = listDue(mistakes, cards, today);
  const found = filterMistakes(due, filter);
  const round = nextRound(due, today);

  return (
    <>
      {isPrinting && <PrintedMistakes mistakes={found} areAnswersLast={areAnswersLast} />}
      <Screen>
        <MistakesToday
          due={due}
          masteredCount={mistakes.length - due.length}
          mistakes={mistakes}
          today={today}
          onPractise={round.length > 0 ? () => onPractise(round) : null}
          roundSize={round.length}
        />
        <Columns>
          <MistakeFilters due={due} courseNames={courseNames} filter={filter} onFilter={onFilter} />
          <section aria-labelledby="mistakes-waiting">
            <ListHead>
              <h2 id="mistakes-waiting">还没掌握</h2>
              <span>{found.length} 题</span>
              <PhoneOnly>{phonePrint}</PhoneOnly>
              <p>{formatStanding(found, today)}</p>
            </ListHead>
            <Said>
              {knownId !== null && (
                <NoticeStrip tone="info">
                  <Undo>
                    <span>已移出错题本</span>
                    <TextAction
                      type="button"
                      onClick={() => {
                        onKnown(knownId, false);
                        setKnownId(null);
                      }}
                    >
                      <span>撤销</span>
                    </TextAction>
                  </Undo>
                </NoticeStrip>
              )}
            </Said>
            {found.length === 0 ? (
              <EmptyState
                title={due.length === 0 ? '错题都掌握了' : '这样筛选没有错题'}
                action={
                  due.length > 0 && (
                    <Button variant="outline" onClick={() => onFilter(ALL_MISTAKES)}>
                      看全部错题
                    </Button>
                  )
                }
              />
            ) : (
              <List>
                {found.slice(0, shownCount).map((mistake) => (
                  <MistakeItem
                    key={mistake.id}
                    mistake={mistake}
                    today={today}
                    onKnown={() => {
                      onKnown(mistake.id, true);
                      setKnownId(mistake.id);
                    }}
                  />
                ))}
              </List>
            )}
            {found.length > 0 && (
              <More>
                <span>
                  已显示 {Math.min(shownCount, found.length)} / {found.length} 题
                </span>
                {found.length > shownCount && (
                  <Button variant="secondary" onClick={() => setShownCount(shownCount + STEP)}>
                    再显示 {Math.min(STEP, found.length - shownCount)} 题
                  </Button>
                )}
              </More>
            )}
          </section>
        </Columns>
      </Screen>
    </>
  );
}

const Screen = styled.div`
  ${media.print} {
    display: none;
  }
`;

const Columns = styled.div`
  display: grid;
  grid-template-columns: 248px minmax(0, 1fr);
  align-items: start;
  gap: ${theme.space[6]};
  margin-top: ${theme.space[6]};
  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${theme.space[4]};
    margin-top: ${theme.space[4]};
  }
`;

const ListHead = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: ${theme.space[1]} ${theme.space[2]};
  margin-bottom: ${theme.space[3]};
  color: ${theme.color.text.secondary};
  h2 {
    color: ${theme.color.text.primary};
    font: ${theme.type.title};
  }
  p {
    margin-left: auto;
    font: ${theme.type.caption};
    font-variant-numeric: tabular-nums;
    ${media.phone} {
      flex-basis: 100%;
    }
  }
`;

const PhoneOnly = styled.span`
  display: none;
  ${media.phone} {
    display: block;
    margin-left: auto;
  }
`;

const Said = styled.output`
  display: block;
`;

const Undo = styled.span`
  display: flex;
  gap: ${theme.space[4]};
  align-items: center;
  button {
    color: ${theme.color.action.base};
  }
`;

const List = styled.ul`
  ${cardSurface}
  overflow: hidden;
  > li + li {
    border-top: 1px solid ${theme.color.line.hairline};
  }
`;

const More = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  min-height: ${theme.size.control.medium};
  margin-top: ${theme.space[4]};
  color: ${theme.color.text.secondary};
  font-variant-numeric: tabular-nums;
`;
