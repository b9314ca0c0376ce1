import type { Question, QuestionOption } from '@cloud-school/domain';
import { Check } from 'lucide-react';
import { css, styled } from 'styled-components';
import { RichText } from '../../primitives/rich-text/RichText.tsx';
import { VisuallyHidden } from '../../primitives/visually-hidden/VisuallyHidden.ts';
import { media } from '../../theme/media.ts';
import { theme } from '../../theme/theme.ts';
import { BlankDisc } from './BlankDisc.ts';

interface ClozeRowProps {
  /** From 0. */
  index: number;
  question: Question;
  chosen: QuestionOption | null;
  isCurrent: boolean;
  isReadOnly: boolean;
  onFocus: () => void;
  onChoose: (key: string) => void;
}

/** The longest option of a row of four. */
const LONGEST_IN_FOUR = 12;

/** The options of one blank. On phones only the current row is shown. */
export function ClozeRow({
  index,
  question,
  chosen,
  isCurrent,
  isReadOnly,
  onFocus,
  onChoose,
}: ClozeRowProps) {
  const { id, options } = question;
  const isLong = options.some(({ html }) => html.length > LONGEST_IN_FOUR);
  return (
    <Row $isCurrent={isCurrent} onFocus={onFocus}>
      <RowDisc aria-hidden $variant={isCurrent ? 'current' : chosen ? 'done' : 'open'}>
        {index + 1}
      </RowDisc>
      <Options role="radiogroup" aria-label={`第 ${index + 1} 空`} $isLong={isLong}>
        {options.map(({ key, label, html }) => (
          <Option key={key} $isChosen={key === chosen?.key}>
            <VisuallyHidden
              as="input"
              type="radio"
              name={id}
              checked={key === chosen?.key}
              disabled={isReadOnly}
              onChange={() => onChoose(key)}
            />
            <b>{label}</b>
            <RichText isInline html={html || label} />
            {key === chosen?.key && <Tick size={18} aria-hidden />}
          </Option>
        ))}
      </Options>
    </Row>
  );
}

const Row = styled.li<{ $isCurrent: boolean }>`
  display: flex;
  align-items: center;
  gap: ${theme.space[3]};
  margin: 0 calc(-1 * ${theme.space[2]});
  padding: ${theme.space[2]};
  border-radius: ${theme.radius.option};
  background: ${({ $isCurrent }) => ($isCurrent ? theme.color.surface.ground : 'transparent')};
  ${media.phone} {
    display: ${({ $isCurrent }) => ($isCurrent ? 'block' : 'none')};
    padding: 0 ${theme.space[2]};
    background: none;
  }
`;

const RowDisc = styled(BlankDisc)`
  ${media.phone} {
    display: none;
  }
`;

const Options = styled.div<{ $isLong: boolean }>`
  display: grid;
  flex: 1;
  grid-template-columns: repeat(${({ $isLong }) => ($isLong ? 2 : 4)}, minmax(0, 1fr));
  gap: ${theme.space[2]};
  /* Beside the answer card a word of seven letters and its tick need more than a quarter. */
  ${media.narrow} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${media.tablet} {
    grid-template-columns: repeat(${({ $isLong }) => ($isLong ? 2 : 4)}, minmax(0, 1fr));
  }
  ${media.phone} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: 10px;
  }
`;

const Option = styled.label<{ $isChosen: boolean }>`
  position: relative;
  display: flex;
  align-items: center;
  gap: ${theme.space[2]};
  min-height: ${theme.size.control.touch};
  padding: ${theme.space[2]} ${theme.space[3]};
  border: 1px solid ${theme.color.line.option};
  border-radius: ${theme.radius.segment};
  background: ${theme.color.surface.card};
  cursor: pointer;
  &:has(:disabled) {
    cursor: default;
  }
  &:has(:focus-visible) {
    outline: 2px solid ${theme.color.action.base};
    outline-offset: 2px;
  }
  b {
    color: ${theme.color.text.secondary};
  }
  ${({ $isChosen }) => $isChosen && chosenLook}
  ${media.phone} {
    min-height: 52px;
  }
`;

const chosenLook = css`
  border-color: ${theme.color.action.base};
  background: ${theme.color.action.tint};
  /* The second pixel of the border, without moving the text. */
  box-shadow: inset 0 0 0 1px ${theme.color.action.base};
  ${media.forcedColors} {
    border: 3px solid Highlight;
  }
`;

const Tick = styled(Check)`
  flex: none;
  margin-left: auto;
  color: ${theme.color.action.base};
`;
