import { CircleHelp } from 'lucide-react';
import { styled } from 'styled-components';
import { theme } from '../../theme/theme.ts';

interface UnknownNoticeProps {
  hint: string;
}

/** The notice on a question of an unknown type. */
export function UnknownNotice({ hint }: UnknownNoticeProps) {
  return (
    <Notice>
      <CircleHelp size={24} strokeWidth={1.75} aria-hidden />
      <span>
        <b>未知题型</b>
        {hint}
      </span>
    </Notice>
  );
}

const Notice = styled.p`
  display: flex;
  align-items: center;
  gap: ${theme.space[4]};
  clear: both;
  padding: ${theme.space[4]} ${theme.space[5]};
  border-radius: ${theme.radius.option};
  background: ${theme.color.surface.fill};
  color: ${theme.color.text.secondary};
  svg {
    flex: none;
    color: ${theme.color.text.tertiary};
  }
  b {
    display: block;
    color: ${theme.color.text.primary};
    font: ${theme.type.labelStrong};
  }
`;
