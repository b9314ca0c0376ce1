import { RotateCw } from 'lucide-react';
import { styled } from 'styled-components';
import { Button } from '../../primitives/button/Button.tsx';
import { theme } from '../../theme/theme.ts';

interface AudioFailureProps {
  onRetry: () => void;
}

/** Replaces the controls of a sound that cannot be played, with a retry button. */
export function AudioFailure({ onRetry }: AudioFailureProps) {
  return (
    <Note role="alert">
      <p>音频暂时无法播放</p>
      <Button variant="secondary" icon={<RotateCw size={16} aria-hidden />} onClick={onRetry}>
        重试
      </Button>
    </Note>
  );
}

const Note = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  gap: ${theme.space[4]};
  min-height: 176px;
  font: ${theme.type.labelStrong};
`;
