import { useId } from 'react';
import { styled } from 'styled-components';
import { TextArea } from '../../primitives/text-area/TextArea.tsx';
import type { QuestionAnsweringProps } from '../QuestionViews.ts';
import { Stem } from '../stem/Stem.tsx';
import { countWithoutSpaces } from './countWithoutSpaces.ts';

/** Free text, four rows at first; the counter is no limit. */
export function ShortAnswerAnswering({
  question,
  answer,
  onChange,
  isReadOnly,
  isSub,
}: QuestionAnsweringProps) {
  const id = useId();
  const text = answer?.texts[0] ?? '';
  // Unfinished input-method text is saved too: the tab may close before it is finished.
  const write = (value: string) => onChange({ optionKeys: [], texts: [value] });
  return (
    <>
      <Stem id={id} question={question} isSub={isSub} />
      <Field>
        <TextArea
          label="您的答案"
          aria-describedby={id}
          isLabelHidden
          value={text}
          onChange={write}
          onDraft={write}
          rows={4}
          grows
          counter={() => `已写 ${countWithoutSpaces(text)} 字`}
          hint="写要点即可，分条更清楚"
          placeholder="请输入答案"
          disabled={isReadOnly}
        />
      </Field>
    </>
  );
}

const Field = styled.div`
  clear: both;
`;
