import { RotateCw } from 'lucide-react';
import { styled } from 'styled-components';
import { Button } from '../primitives/button/Button.tsx';
import { theme } from '../theme/theme.ts';
import { StageLayer } from './VideoStage.ts';

interface VideoFailureProps {
  onRetry: () => void;
}

/** Over the poster: the video cannot be played, with a way to try again. */
export function VideoFailure({ onRetry }: VideoFailureProps) {
  return (
    <Layer role="alert">
      <p>视频暂时无法播放</p>
      <Button variant="secondary" icon={<RotateCw size={16} aria-hidden />} onClick={onRetry}>
        重试
      </Button>
    </Layer>
  );
}

const Layer = styled(StageLayer)`
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  gap: ${theme.space[4]};
  padding: ${theme.space[4]};
  background: ${theme.color.surface.pill};
  color: ${theme.color.text.onStage};
  font: ${theme.type.labelStrong};
  text-align: center;
`;
