import type { Question, QuestionOption } from '@cloud-school/domain';
import { MousePointerClick } from 'lucide-react';
import { useContext, useId, useRef, useState } from 'react';
import { useSyncExternalStore } from 'react';
import { styled } from 'styled-components';
import { usePlainText } from '../../primitives/rich-text/usePlainText.ts';
import { media } from '../../theme/media.ts';
import { theme } from '../../theme/theme.ts';
import { SlottedStem } from '../blanks/SlottedStem.tsx';
import { useLetterKeys } from '../choice/useLetterKeys.ts';
import { Hint } from '../hint/Hint.tsx';
import type { WholeAnsweringProps } from '../QuestionViews.ts';
import type { SubAnswers } from '../QuestionViews.ts';
import { SingleKeysContext } from '../SingleKeysContext.ts';
import { NoSubQuestions } from '../sub-questions/NoSubQuestions.tsx';
import { useSingleKeys } from '../useSingleKeys.ts';
import { BlankDiscs } from './BlankDiscs.tsx';
import { BlankHead } from './BlankHead.tsx';
import { ClozeRow } from './ClozeRow.tsx';
import { ClozeText } from './ClozeText.ts';

/** A text with blanks, each a choice of words: 1 to 9 pick a blank, A to D its word. */
export function ClozeAnswering({ question, subAnswers, isReadOnly }: WholeAnsweringProps) {
  const id = useId();
  const { subQuestions } = question;
  const toPlainText = usePlainText(subQuestions);
  const areSingleKeysOn = useContext(SingleKeysContext);
  const choices = useChoices(subQuestions, subAnswers);
  const [current, setCurrent] = useState(() => Math.max(0, choices.indexOf(null)));
  const rows = useRef<HTMLUListElement>(null);
  const isByPointer = useRef(false);
  const answered = choices.filter((choice) => choice !== null).length;

  const move = (index: number) => {
    setCurrent(index);
    // The new row is shown first: on phones the others cannot have the focus.
    requestAnimationFrame(() => {
      const row = rows.current?.querySelectorAll('[role="radiogroup"]')[index];
      row?.querySelector<HTMLElement>('input:checked, input')?.focus();
    });
  };
  const choose = (index: number, key: string, isMovingOn: boolean) => {
    const sub = subQuestions[index];
    if (!sub || isReadOnly) return;
    subAnswers.onAnswer(sub.id, { optionKeys: [key], texts: [] });
    if (isMovingOn && index + 1 < subQuestions.length) setCurrent(index + 1);
  };
  useDigitKeys(subQuestions.length, move);
  useLetterKeys(subQuestions[current]?.options.length ?? 0, (index) => {
    const option = subQuestions[current]?.options[index];
    if (!option) return;
    choose(current, option.key, false);
    if (current + 1 < subQuestions.length) move(current + 1);
  });

  return (
    <>
      <ClozeText>
        <SlottedStem
          id={id}
          question={question}
          texts={choices.map((choice) => (choice ? toPlainText(choice.html || choice.label) : ''))}
          current={current}
          onPick={move}
        />
      </ClozeText>
      {subQuestions.length === 0 && <NoSubQuestions />}
      <Sheet>
        <BlankHead current={current} count={subQuestions.length} answered={answered} onMove={move} />
        <Rows
          ref={rows}
          onPointerDown={() => {
            isByPointer.current = true;
          }}
          onKeyDown={() => {
            isByPointer.current = false;
          }}
        >
          {subQuestions.map((sub, index) => (
            <ClozeRow
              key={sub.id}
              index={index}
              question={sub}
              chosen={choices[index] ?? null}
              isCurrent={index === current}
              isReadOnly={isReadOnly}
              onFocus={() => setCurrent(index)}
              // By keyboard the focus stays, so that the arrow keys can change the choice.
              onChoose={(key) => choose(index, key, isByPointer.current)}
            />
          ))}
        </Rows>
        <BlankDiscs current={current} isAnswered={choices.map(Boolean)} onMove={setCurrent} />
      </Sheet>
      <Foot>
        <Hint icon={<MousePointerClick size={16} aria-hidden />}>
          {`点文中的空或下面的行都可作答${
            areSingleKeysOn ? `；按 1–${Math.min(9, subQuestions.length)} 选空，A–D 选项` : ''
          }`}
        </Hint>
        <p>
          已答 <b>{answered}</b> / {subQuestions.length} 空
        </p>
      </Foot>
    </>
  );
}

const Sheet = styled.div`
  clear: both;
  ${media.phone} {
    position: sticky;
    bottom: 0;
    margin: 0 calc(-1 * ${theme.space[4]});
    padding: ${theme.space[3]} ${theme.space[4]};
    border-radius: ${theme.radius.dialog} ${theme.radius.dialog} 0 0;
    background: ${theme.color.surface.card};
    box-shadow: ${theme.shadow.foot};
  }
  ${media.low} {
    position: static;
  }
`;

const Rows = styled.ul`
  display: grid;
  gap: ${theme.space[1]};
`;

const Foot = styled.div`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: ${theme.space[4]};
  color: ${theme.color.text.secondary};
  b {
    color: ${theme.color.action.base};
  }
  ${media.phone} {
    display: none;
  }
`;

/** Calls `onPress` with the index of the blank when 1, 2, 3 … 9 is pressed. */
function useDigitKeys(count: number, onPress: (index: number) => void): void {
  useSingleKeys((key) => {
    const index = Number(key) - 1;
    if (!/^[1-9]$/.test(key) || index >= count) return false;
    onPress(index);
    return true;
  });
}

/** The chosen option of each blank; null where none is. */
function useChoices(
  subQuestions: readonly Question[],
  { subscribe, getAnswer }: SubAnswers,
): (QuestionOption | null)[] {
  // A text as the snapshot: it is equal until a choice changes.
  const getKeys = () => JSON.stringify(subQuestions.map(({ id }) => getAnswer(id)?.optionKeys[0] ?? null));
  const keys = useSyncExternalStore(subscribe, getKeys, getKeys);
  const chosen: readonly unknown[] = JSON.parse(keys);
  return subQuestions.map(({ options }, index) => options.find(({ key }) => key === chosen[index]) ?? null);
}
