import { Volume2 } from 'lucide-react';
import { useContext } from 'react';
import { styled } from 'styled-components';
import { SingleKeysContext } from '../../../questions/SingleKeysContext.ts';
import { theme } from '../../../theme/theme.ts';

interface TimeReportButtonProps {
  onReport: () => void;
}

/** 报时, with its key where single keys are on. */
export function TimeReportButton({ onReport }: TimeReportButtonProps) {
  const areSingleKeysOn = useContext(SingleKeysContext);
  return (
    <Root type="button" aria-keyshortcuts={areSingleKeysOn ? 'T' : undefined} onClick={onReport}>
      <Volume2 size={16} aria-hidden />
      <span>报时</span>
      {areSingleKeysOn && <kbd aria-hidden>T</kbd>}
    </Root>
  );
}

const Root = styled.button`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space[2]};
  min-height: ${theme.size.control.small};
  padding: 0 ${theme.space[3]};
  border: 1px solid ${theme.color.line.strong};
  border-radius: ${theme.radius.control};
  color: ${theme.color.text.primary};
  font: ${theme.type.body};
  /* The touch target is 40 px. */
  position: relative;
  &::after {
    position: absolute;
    inset: calc(-1 * ${theme.space[1]}) 0;
    content: '';
  }
  &:hover {
    background: ${theme.color.surface.fill};
  }
  kbd {
    padding: 0 6px;
    border: 1px solid ${theme.color.line.strong};
    border-radius: ${theme.radius.tag};
    color: ${theme.color.text.secondary};
    font: ${theme.type.caption};
  }
`;
