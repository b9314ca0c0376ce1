import { addDays, describeAnswer, formatWeekday, isPractisable, type Solution } from '@cloud-school/domain';
import {
  CalendarClock,
  Check,
  ChevronDown,
  ChevronUp,
  CircleCheck,
  type LucideIcon,
  Minus,
  X,
} from 'lucide-react';
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
  const own = describeAnswer(question, question.savedAnswer, toPlainText);
  const right = describeAnswer(question, question.solution, toPlainText);
  const Chevron = isOpen ? ChevronUp : ChevronDown;
  const { Sign, ink } = SIGNS[question.solution?.result ?? 'wrong'];
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
          {isPractisable(question) && (
            <Due>
              <CalendarClock size={14} aria-hidden />
              <span>{formatDue(due, today)}复习</span>
            </Due>
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
          {own !== null && right !== null && (
            <Answers>
              <div>
                <dt>我的答案</dt>
                <Given $ink={ink} data-long={isLong(own) || undefined}>
                  <Sign size={16} aria-hidden />
                  <span>{own || '未作答'}</span>
                </Given>
              </div>
              <div>
                <dt>正确答案</dt>
                <Given $ink={theme.color.success.ink} data-long={isLong(right) || undefined}>
                  <Check size={16} aria-hidden />
                  <span>{right}</span>
                </Given>
              </div>
            </Answers>
          )}
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

/** Sentences of a short answer, not letters or a word. */
const isLong = (answer: string): boolean => answer.length > 24;

const WRONG = { Sign: X, ink: theme.color.danger.ink };

/** The student's answer as the review draws it; only what is wrong or partly right is a mistake. */
const SIGNS: Record<Solution['result'], { Sign: LucideIcon; ink: string }> = {
  wrong: WRONG,
  partial: { Sign: Minus, ink: theme.color.warning.ink },
  correct: WRONG,
  pending: WRONG,
  unjudged: WRONG,
};

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

const Answers = styled.dl`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${theme.space[2]} ${theme.space[4]};
  padding: ${theme.space[3]} ${theme.space[4]};
  border-radius: ${theme.radius.segment};
  background: ${theme.color.surface.fill};
  /* Of a long answer the label and the sign stand at its first line. */
  > div {
    display: flex;
    align-items: flex-start;
    gap: ${theme.space[4]};
  }
  dt {
    flex: none;
    color: ${theme.color.text.secondary};
    font: ${theme.type.caption};
    line-height: 1.45rem;
  }
  dd {
    display: flex;
    gap: ${theme.space[1]};
    min-width: 0;
    font: ${theme.type.bodyStrong};
    overflow-wrap: anywhere;
    text-wrap: pretty;
    color: var(--ink);
  }
  /* Sentences are read: the colour is the sign's alone. */
  dd[data-long] {
    color: ${theme.color.text.primary};
    font: ${theme.type.body};
  }
  svg {
    flex: none;
    color: var(--ink);
    height: 1.65em;
  }
  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Given = styled.dd<{ $ink: string }>`
  --ink: ${({ $ink }) => $ink};
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
