import { Info } from 'lucide-react';
import { styled } from 'styled-components';
import { theme } from '../../theme/theme.ts';

/** Says why a question of the partner's source is neither right nor wrong (EXAM-11). */
export function UnjudgedNote() {
  return (
    <Note>
      <Info size={16} aria-hidden />
      <span>学习平台没有给出这道题的结果</span>
    </Note>
  );
}

const Note = styled.p`
  display: flex;
  align-items: center;
  gap: ${theme.space[2]};
  margin-top: ${theme.space[3]};
  color: ${theme.color.text.secondary};
  svg {
    flex: none;
  }
`;
