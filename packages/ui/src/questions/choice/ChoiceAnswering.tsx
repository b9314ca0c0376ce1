import { hasGoneOption } from '@cloud-school/domain';
import { Keyboard } from 'lucide-react';
import { use, useId, useRef } from 'react';
import { styled } from 'styled-components';
import { theme } from '../../theme/theme.ts';
import { Hint } from '../hint/Hint.tsx';
import { SavingContext } from '../hint/SavingContext.ts';
import type { QuestionAnsweringProps } from '../QuestionViews.ts';
import { SingleKeysContext } from '../SingleKeysContext.ts';
import { Stem } from '../stem/Stem.tsx';
import { areShort } from './areShort.ts';
import { type ChoiceMode, chooseOption } from './chooseOption.ts';
import { OptionList } from './OptionList.ts';
import { OptionRow } from './OptionRow.tsx';
import { PickedContext } from './PickedContext.ts';
import { useLetterKeys } from './useLetterKeys.ts';

interface ChoiceAnsweringProps extends QuestionAnsweringProps {
  mode: ChoiceMode;
  /** 按 A–E 选择 */
  keysHint: string;
  /** Short options side by side where there is room. */
  isInColumns?: boolean;
}

/** Options to choose by pointer, by keyboard or by letter key. */
export function ChoiceAnswering({
  question,
  answer,
  onChange,
  isReadOnly,
  mode,
  keysHint,
  isSub = false,
  isInColumns = isSub && areShort(question.options),
}: ChoiceAnsweringProps) {
  const id = useId();
  const isSaving = use(SavingContext);
  const { options } = question;
  const areSingleKeysOn = use(SingleKeysContext);
  const picked = use(PickedContext);
  const onPicked = mode === 'one' && !isSub && !isReadOnly ? picked : null;
  const choose = (key: string) => {
    if (!isReadOnly) onChange(chooseOption({ mode, options }, answer, key));
  };
  const list = useRef<HTMLDivElement>(null);
  const press = (index: number) => {
    const option = options[index];
    if (option) choose(option.key);
  };
  useLetterKeys(options.length, press, isSub ? list : null);
  if (options.length === 0) {
    return (
      <>
        <Stem id={id} question={question} isSub={isSub} />
        <Warning>本题的选项加载失败，可以先做其他题。</Warning>
      </>
    );
  }
  return (
    <>
      <Stem id={id} question={question} isSub={isSub} />
      {hasGoneOption(question, answer) && (
        <Warning>这道题的选项有改动，您之前选的选项已不在其中，请重新作答。</Warning>
      )}
      <OptionList
        ref={list}
        role={mode === 'one' ? 'radiogroup' : 'group'}
        aria-labelledby={id}
        $isInColumns={isInColumns}
      >
        {options.map((option) => (
          <OptionRow
            key={option.key}
            option={option}
            name={id}
            mode={mode}
            isChosen={answer?.optionKeys.includes(option.key) ?? false}
            isReadOnly={isReadOnly}
            onChoose={choose}
            onPress={onPicked ?? undefined}
          />
        ))}
      </OptionList>
      {onPicked && <Follows>选好后自动到下一题</Follows>}
      {!isReadOnly && !isSub && (
        <Hint icon={<Keyboard size={16} aria-hidden />}>
          {`${areSingleKeysOn ? `${keysHint}，` : ''}← → 换题${isSaving ? '；离开本题时自动保存' : ''}`}
        </Hint>
      )}
    </>
  );
}

const Follows = styled.p`
  margin-top: ${theme.space[3]};
  color: ${theme.color.text.tertiary};
  font: ${theme.type.caption};
`;

const Warning = styled.p`
  margin-bottom: ${theme.space[4]};
  padding: ${theme.space[4]};
  border-radius: ${theme.radius.option};
  background: ${theme.color.warning.tint};
  color: ${theme.color.warning.ink};
`;
