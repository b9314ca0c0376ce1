import type { ExamKind } from '@cloud-school/domain';
import { BookX, ChevronRight, Lightbulb, type LucideIcon, RotateCcw } from 'lucide-react';
import { useId, useRef } from 'react';
import { css, styled } from 'styled-components';
import { getResult } from '../../answer-card/countResults.ts';
import { ReviewTile } from '../../answer-card/ReviewTile.tsx';
import { TileGrid } from '../../answer-card/tile.ts';
import { useTileKeys } from '../../answer-card/useTileKeys.ts';
import { cardSurface } from '../../primitives/card-surface/cardSurface.ts';
import { Link } from '../../primitives/link/Link.tsx';
import { Progress } from '../../primitives/progress/Progress.tsx';
import { media } from '../../theme/media.ts';
import { theme } from '../../theme/theme.ts';
import { finishedWords } from './finishedWords.ts';
import type { FinishedResult } from './toFinishedResult.ts';

interface FinishedDetailsProps {
  result: FinishedResult;
  /** The book of mistakes, where what was wrong is practised. */
  mistakesTo: string | undefined;
  onQuestion: ((questionId: string) => void) | undefined;
  kind: ExamKind;
  onBack: () => void;
}

/** What was right by kind, what comes next, and every question, which opens its explanation. */
export function FinishedDetails({ kind, result, mistakesTo, onQuestion, onBack }: FinishedDetailsProps) {
  const { counts, mistakes, weakest, kinds, entries } = result;
  const id = useId();
  return (
    <>
      <Columns>
        <Card aria-labelledby={`${id}-kinds`}>
          <Head>
            <h3 id={`${id}-kinds`}>对了多少</h3>
            <Tally>
              <span>
                <b>{counts.correct}</b> 对
              </span>
              <span>
                <em>{counts.wrong}</em> 错
              </span>
              {counts.partial > 0 && <span>{counts.partial} 部分对</span>}
              {counts.pending > 0 && <span>{counts.pending} 待批</span>}
            </Tally>
          </Head>
          <Kinds>
            {kinds.map(({ key, label, right, count, points }) => (
              <li key={key}>
                <strong>{label}</strong>
                <Progress
                  tone="success"
                  size="bar"
                  label={label}
                  value={right / count}
                  valueText={`对 ${right} 题，共 ${count} 题`}
                />
                <span>
                  <b>{right}</b> / {count} 对
                </span>
                <span>{points && `${points.given} / ${points.of} 分`}</span>
              </li>
            ))}
          </Kinds>
          {weakest && (
            <Advice>
              <Lightbulb size={16} aria-hidden />
              <span>
                {weakest.label}丢得最多：{weakest.count} 题里对了 {weakest.right} 题
              </span>
            </Advice>
          )}
        </Card>
        <Card aria-labelledby={`${id}-next`}>
          <Head>
            <h3 id={`${id}-next`}>接下来</h3>
          </Head>
          {mistakesTo && mistakes > 0 && (
            <NextLink to={mistakesTo}>
              <NextContent Icon={BookX} title={`${mistakes} 道错题进了错题本`} detail="去错题本再练" />
            </NextLink>
          )}
          <NextButton type="button" onClick={onBack}>
            <NextContent
              Icon={RotateCcw}
              title="再做一次"
              detail={`回到${finishedWords[kind].name}页，看答题记录，也可以重新开始`}
            />
          </NextButton>
        </Card>
      </Columns>
      {onQuestion && <Questions id={`${id}-all`} entries={entries} onQuestion={onQuestion} />}
    </>
  );
}

interface QuestionsProps {
  id: string;
  entries: FinishedResult['entries'];
  onQuestion: (questionId: string) => void;
}

function Questions({ id, entries, onQuestion }: QuestionsProps) {
  const tiles = useRef<HTMLUListElement>(null);
  const onKeyDown = useTileKeys(tiles);
  const [first] = entries;
  return (
    <Card aria-labelledby={id}>
      <Head>
        <h3 id={id}>每一题</h3>
        <Tally>按下就到那一题的解析</Tally>
      </Head>
      <Tiles ref={tiles} onKeyDown={onKeyDown}>
        {entries.map((entry) => (
          <li key={entry.question.id}>
            <ReviewTile
              questionId={entry.question.id}
              number={entry.number}
              result={getResult(entry)}
              isCurrent={false}
              isTabStop={entry === first}
              onPick={onQuestion}
            />
          </li>
        ))}
      </Tiles>
    </Card>
  );
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 400px), 1fr));
  gap: ${theme.space[6]};
  ${media.phone} {
    gap: ${theme.space[3]};
  }
`;

const Card = styled.section`
  padding: ${theme.space[6]} ${theme.space[8]};
  ${cardSurface}
  ${media.phone} {
    padding: ${theme.space[4]};
  }
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: ${theme.space[2]};
  margin-bottom: ${theme.space[3]};
  h3 {
    font: ${theme.type.cardTitle};
  }
`;

const Tally = styled.span`
  display: flex;
  gap: ${theme.space[3]};
  color: ${theme.color.text.secondary};
  font: ${theme.type.body};
  font-variant-numeric: tabular-nums;
  b {
    color: ${theme.color.success.ink};
  }
  em {
    color: ${theme.color.danger.ink};
    font-style: normal;
    font-weight: 600;
  }
`;

const Kinds = styled.ul`
  li {
    display: grid;
    grid-template-columns: 5em minmax(0, 1fr) 6em 6em;
    align-items: center;
    gap: ${theme.space[3]};
    min-height: 52px;
    font: ${theme.type.body};
    font-variant-numeric: tabular-nums;
  }
  li + li {
    border-top: 1px solid ${theme.color.line.hairline};
  }
  span {
    text-align: right;
  }
  ${media.phone} {
    li {
      grid-template-columns: 1fr auto auto;
      padding: ${theme.space[2]} 0;
    }
    li > :nth-child(2) {
      grid-row: 2;
      grid-column: 1 / -1;
    }
  }
`;

const Advice = styled.p`
  display: flex;
  align-items: center;
  gap: ${theme.space[2]};
  margin-top: ${theme.space[3]};
  padding: ${theme.space[3]} ${theme.space[4]};
  border-radius: ${theme.radius.control};
  background: ${theme.color.warning.tint};
  color: ${theme.color.warning.ink};
  font: ${theme.type.body};
  svg {
    flex: none;
  }
`;

function NextContent({ Icon, title, detail }: { Icon: LucideIcon; title: string; detail: string }) {
  return (
    <>
      <Icon size={20} strokeWidth={1.75} aria-hidden />
      <span>
        <strong>{title}</strong>
        <small>{detail}</small>
      </span>
      <ChevronRight size={18} aria-hidden />
    </>
  );
}

const next = css`
  display: flex;
  width: 100%;
  align-items: center;
  gap: ${theme.space[3]};
  min-height: 64px;
  color: inherit;
  text-align: left;
  > span {
    flex: 1;
  }
  strong {
    display: block;
    font: ${theme.type.itemStrong};
  }
  small {
    color: ${theme.color.text.secondary};
    font: ${theme.type.caption};
  }
  > svg {
    flex: none;
    color: ${theme.color.action.base};
  }
`;

const NextLink = styled(Link)`
  ${next}
`;

const NextButton = styled.button`
  ${next}
  a + & {
    border-top: 1px solid ${theme.color.line.hairline};
  }
`;

/** 20 in a row of the widest card. */
const Tiles = styled(TileGrid)`
  grid-template-columns: repeat(auto-fill, minmax(44px, 1fr));
  gap: ${theme.space[3]} 7px;
`;
