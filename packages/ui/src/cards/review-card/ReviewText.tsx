import { useId, useState } from 'react';
import { styled } from 'styled-components';
import { media } from '../../theme/media.ts';
import { theme } from '../../theme/theme.ts';
import { collapseText } from './collapseText.ts';

/** The text of a review, as plain text; a long one expands and collapses (HOME-07). */
export function ReviewText({ text }: { text: string }) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const beginning = collapseText(text);
  return (
    <Text>
      <span id={id}>{beginning === null || isOpen ? text : `${beginning}……`}</span>
      {beginning !== null && (
        <Toggle type="button" aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
          {isOpen ? '收起' : '展开'}
        </Toggle>
      )}
    </Text>
  );
}

const Text = styled.p`
  overflow-wrap: anywhere;
  white-space: pre-line;
  font: ${theme.type.reading};
  ${media.phone} {
    font: ${theme.type.body};
  }
`;

const Toggle = styled.button`
  position: relative;
  margin-left: ${theme.space[1]};
  color: ${theme.color.action.base};
  font: ${theme.type.body};
  &:hover {
    color: ${theme.color.action.hover};
  }
  &::after {
    content: '';
    position: absolute;
    inset: -10px calc(-1 * ${theme.space[2]});
  }
`;
