import { addDays, describeAnswer, formatWeekday, isPractisable } from '@cloud-school/domain';
import { CalendarClock, ChevronDown, ChevronUp, CircleCheck } from 'lucide-react';
import { useId, useState } from 'react';
import { styled } from 'styled-components';
import { kindTraits } from '../../answer-card/kinds/kindTraits.ts';
import { RichText } from '../../primitives/rich-text/RichText.tsx';
import { usePlainText } from '../../primitives/rich-text/usePlainText.ts';
import { Tag } from '../../primitives/tag/Tag.tsx';
import { TextAction } from '../../primitives/text-action/TextAction.ts';
import { clamp } from '../../primitives/text-overflow/clamp.ts';
import { media } from '../../theme/media.ts';
import { theme } from '../../theme/theme.ts';
import { MistakeAnswers } from './MistakeAnswers.tsx';
import type { DueMistake } from './mistakeView.ts';

interface MistakeItemProps {
  mistake: DueMistake;
  /** 'YYYY-MM-DD' */
  today: string;
  onKnown: () => void;
}

/** A mistake: its question with the given and the right answer; the whole review unfolds in place. */
export function MistakeItem({ mistake, today, onKnown }: MistakeItemProps) {
  const { question, exam, number, times, answeredAt, due } = mistake;
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const toPlainText = usePlainText(question);
  const Chevron = isOpen ? ChevronUp : ChevronDown;
  const hasOptions = [question, ...question.subQuestions].some(({ options }) => options.length > 0);
  return (
    <Root>
      <Line>
        <Tag tone="primary">{kindTraits[question.kind].label}</Tag>
        <Source>
          {exam.name} 第 {number} 题 · {answeredAt.slice(5, 10)}
        </Source>
        <State>
          <Times $isRepeated={times > 1}>错 {times} 次</Times>
          {isPractisable(question) ? (
            <Due>
              <CalendarClock size={14} aria-hidden />
              <span>{formatDue(due, today)}复习</span>
            </Due>
          ) : (
            <span>只看解析</span>
          )}
        </State>
      </Line>
      {isOpen ? (
        <Whole id={id}>
          {[question, ...question.subQuestions].map((part) => (
            <div key={part.id}>
              <RichText html={part.stemHtml} />
              <ul>
                {part.options.map(({ key, label, html }) => (
                  <li key={key}>
                    <span>{label}</span> <RichText html={html} size="body" isInline />
                  </li>
                ))}
              </ul>
              <p>
                <b>正确答案</b> <span>{describeAnswer(part, part.solution, toPlainText)}</span>
              </p>
              {part.solution?.explanationHtml && (
                <>
                  <b>解析</b>
                  <RichText html={part.solution.explanationHtml} size="body" />
                </>
              )}
            </div>
          ))}
        </Whole>
      ) : (
        <>
          <Stem>
            <RichText html={question.stemHtml} />
          </Stem>
          <MistakeAnswers question={question} />
        </>
      )}
      <Foot>
        <Toggle
          type="button"
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onClick={() => {
            setOpen(!isOpen);
          }}
        >
          <span>{isOpen ? '收起' : hasOptions ? '看选项和解析' : '看解析'}</span>
          <Chevron size={14} aria-hidden />
        </Toggle>
        <TextAction type="button" onClick={onKnown}>
          <CircleCheck size={14} aria-hidden />
          <span>我会了，移出错题本</span>
        </TextAction>
      </Foot>
    </Root>
  );
}

/** 今天, 明天, 周六 within a week, or 12-05 */
function formatDue(due: string, today: string): string {
  if (due === today) return '今天';
  if (due === addDays(today, 1)) return '明天';
  return due < addDays(today, 7) ? formatWeekday(due) : due.slice(5);
}

const Root = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[3]};
  padding: ${theme.space[5]} ${theme.space[6]};
  ${media.phone} {
    padding: ${theme.space[4]};
  }
`;

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[1]} ${theme.space[3]};
  color: ${theme.color.text.secondary};
  font: ${theme.type.caption};
  font-variant-numeric: tabular-nums;
`;

const Source = styled.span`
  min-width: 0;
  overflow-wrap: anywhere;
  text-wrap: pretty;
  /* Under the kind and the state, which share the first line. */
  ${media.phone} {
    order: 1;
    flex-basis: 100%;
    text-wrap: balance;
  }
`;

const State = styled.span`
  display: flex;
  gap: ${theme.space[3]};
  margin-left: auto;
`;

const Times = styled.span<{ $isRepeated: boolean }>`
  color: ${({ $isRepeated }) => ($isRepeated ? theme.color.danger.ink : 'inherit')};
`;

const Due = styled.span`
  display: flex;
  align-items: center;
  gap: ${theme.space[1]};
  color: ${theme.color.action.base};
`;

/* A passage is read where the question unfolds. */
const Stem = styled.div`
  ${clamp(4)}
  font: ${theme.type.reading};
`;

const Whole = styled.div`
  display: grid;
  gap: ${theme.space[4]};
`;

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${theme.space[2]};
  color: ${theme.color.text.secondary};
`;

const Toggle = styled(TextAction)`
  color: ${theme.color.action.base};
`;
