import { Check, Keyboard } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { TextField } from '../../primitives/text-field/TextField.tsx';
import { media } from '../../theme/media.ts';
import { theme } from '../../theme/theme.ts';
import { Hint } from '../hint/Hint.tsx';
import type { QuestionAnsweringProps } from '../QuestionViews.ts';
import { blankTexts, writeBlank } from './blankTexts.ts';
import { SlottedStem } from './SlottedStem.tsx';

const BLANK_RULE = '首尾空格会自动去掉，写错可随时改';

/** One field per blank; the texts are also shown in the stem. */
export function BlanksAnswering({
  question,
  answer,
  onChange,
  isReadOnly,
  isSub = false,
}: QuestionAnsweringProps) {
  const id = useId();
  const { blankCount } = question;
  const texts = blankTexts(answer, blankCount);
  const [current, setCurrent] = useState(-1);
  const rows = useRef<HTMLUListElement>(null);
  const write = (index: number, text: string) => onChange(writeBlank(answer, blankCount, { index, text }));
  return (
    <>
      <SlottedStem
        id={id}
        question={question}
        texts={texts}
        current={current}
        isSub={isSub}
        onPick={(index) => rows.current?.querySelectorAll('input')[index]?.focus()}
      />
      <Rows ref={rows} aria-labelledby={id}>
        {texts.map((text, index) => (
          <Row
            key={index}
            onFocus={() => setCurrent(index)}
            onBlur={() => {
              setCurrent(-1);
              if (text !== text.trim()) write(index, text.trim());
            }}
          >
            <Label aria-hidden $isActive={text.trim() !== '' || index === current}>
              填空 {index + 1}
            </Label>
            <TextField
              label={`填空 ${index + 1}`}
              isLabelHidden
              size="large"
              value={text}
              onChange={(value) => write(index, value)}
              onDraft={(value) => write(index, value)}
              disabled={isReadOnly}
              placeholder="请输入答案"
              autoComplete="off"
              suffix={text.trim() === '' ? undefined : <Done size={20} aria-hidden />}
            />
          </Row>
        ))}
      </Rows>
      {!isReadOnly && !isSub && (
        <Hint icon={<Keyboard size={16} aria-hidden />}>
          {texts.length > 1 ? `按 Tab 到下一空；${BLANK_RULE}` : BLANK_RULE}
        </Hint>
      )}
    </>
  );
}

const Rows = styled.ul`
  display: grid;
  gap: ${theme.space[3]};
  clear: both;
`;

const Row = styled.li`
  display: grid;
  grid-template-columns: 64px 1fr;
  gap: ${theme.space[4]};
  align-items: center;
  ${media.phone} {
    grid-template-columns: 1fr;
    gap: ${theme.space[1]};
  }
`;

const Label = styled.span<{ $isActive: boolean }>`
  color: ${({ $isActive }) => ($isActive ? theme.color.action.base : theme.color.text.secondary)};
  font: ${theme.type.bodyStrong};
`;

const Done = styled(Check)`
  color: ${theme.color.action.base};
`;
