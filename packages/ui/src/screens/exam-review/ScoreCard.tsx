import type { Review } from '@cloud-school/api-client';
import { Check, CircleCheck, Hourglass, Minus, X } from 'lucide-react';
import { styled } from 'styled-components';
import { countResults } from '../../answer-card/countResults.ts';
import type { NumberedQuestion } from '../../answer-card/numberPaper.ts';
import { Tag } from '../../primitives/tag/Tag.tsx';
import { media } from '../../theme/media.ts';
import { theme } from '../../theme/theme.ts';

interface ScoreCardProps {
  score: number | null;
  status: Review['status'];
  totalPoints: number | null;
  entries: NumberedQuestion[];
}

/** The attempt's score and how many answers were right. */
export function ScoreCard({ score, status, totalPoints, entries }: ScoreCardProps) {
  const { correct, wrong, partial, pending } = countResults(entries);
  return (
    <Card aria-label="本次得分">
      <Head>
        <div>
          <small>本次得分</small>
          {score === null ? (
            <Unknown>老师批阅后公布</Unknown>
          ) : (
            <Figure>
              <b>{score}</b>
              {totalPoints !== null && ` / ${totalPoints}`}
            </Figure>
          )}
        </div>
        {status === 'reviewed' && (
          <Tag tone="success" icon={<CircleCheck size={14} aria-hidden />}>
            已批阅
          </Tag>
        )}
        {status === 'pending-review' && (
          <Tag tone="warning" icon={<Hourglass size={14} aria-hidden />}>
            待批阅
          </Tag>
        )}
      </Head>
      <Bar aria-hidden>
        <Part $tone="success" style={{ flexGrow: correct }} />
        <Part $tone="warning" style={{ flexGrow: partial }} />
        <Part $tone="danger" style={{ flexGrow: wrong }} />
        <Part $tone="plain" style={{ flexGrow: pending }} />
      </Bar>
      <Counts>
        <Count $tone="success">
          <Check size={16} aria-hidden />
          正确 {correct} 题
        </Count>
        {partial > 0 && (
          <Count $tone="warning">
            <Minus size={16} aria-hidden />
            部分 {partial} 题
          </Count>
        )}
        <Count $tone="danger">
          <X size={16} aria-hidden />
          错误 {wrong} 题
        </Count>
        {pending > 0 && (
          <Count $tone="plain">
            <Hourglass size={14} aria-hidden />
            待批阅 {pending} 题
          </Count>
        )}
      </Counts>
    </Card>
  );
}

const Card = styled.section`
  padding: ${theme.space[6]};
  border-radius: ${theme.radius.card};
  background: ${theme.color.surface.card};
  box-shadow: ${theme.shadow.rest};
  ${media.tablet} {
    margin-bottom: ${theme.space[4]};
  }
  ${media.phone} {
    margin: ${theme.space[4]};
    padding: ${theme.space[4]};
  }
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  small {
    color: ${theme.color.text.secondary};
    font: ${theme.type.body};
  }
`;

const Figure = styled.p`
  color: ${theme.color.text.secondary};
  font: ${theme.type.label};
  b {
    color: ${theme.color.text.primary};
    font: ${theme.type.display};
    font-variant-numeric: tabular-nums;
  }
  ${media.tablet} {
    b {
      font: ${theme.type.clock};
    }
  }
`;

const Unknown = styled.p`
  margin: ${theme.space[3]} 0 ${theme.space[4]};
  font: ${theme.type.cardTitle};
`;

const Bar = styled.div`
  display: flex;
  gap: 2px;
  height: 8px;
  margin: ${theme.space[3]} 0 ${theme.space[2]};
  border-radius: ${theme.radius.pill};
  overflow: hidden;
`;

const tones = {
  success: theme.color.success.ink,
  warning: theme.color.warning.ink,
  danger: theme.color.danger.ink,
  plain: theme.color.text.secondary,
};

const Part = styled.span<{ $tone: keyof typeof tones }>`
  flex: 0 0 0;
  background: ${({ $tone }) => ($tone === 'plain' ? theme.color.surface.track : tones[$tone])};
`;

const Counts = styled.p`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${theme.space[1]} ${theme.space[3]};
`;

const Count = styled.span<{ $tone: keyof typeof tones }>`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space[1]};
  color: ${({ $tone }) => tones[$tone]};
  font: ${theme.type.captionStrong};
`;
