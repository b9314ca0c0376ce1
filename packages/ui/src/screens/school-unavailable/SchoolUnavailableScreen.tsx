import { RotateCw } from 'lucide-react';
import { styled } from 'styled-components';
import { Button } from '../../primitives/button/Button.tsx';
import { theme } from '../../theme/theme.ts';
import { CloudedScene } from './CloudedScene.tsx';

export interface SchoolUnavailableScreenProps {
  /** The server's message or 系统繁忙. */
  message: string;
  onRetry: () => void;
  isRetrying?: boolean;
}

/** Shown instead of the whole site when the school itself could not be loaded. */
export function SchoolUnavailableScreen({
  message,
  onRetry,
  isRetrying = false,
}: SchoolUnavailableScreenProps) {
  return (
    <Root>
      <CloudedScene />
      <Title>云校暂时打不开</Title>
      <Hint role="alert">{message}，请稍后再试。</Hint>
      <Button icon={<RotateCw size={16} aria-hidden />} isLoading={isRetrying} onClick={onRetry}>
        重新加载
      </Button>
    </Root>
  );
}

const Root = styled.main`
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  min-height: 100dvh;
  padding: ${theme.space[14]} ${theme.space[4]};
  text-align: center;
`;

const Title = styled.h1`
  margin-top: ${theme.space[6]};
  font: ${theme.type.section};
`;

const Hint = styled.p`
  margin: ${theme.space[2]} 0 ${theme.space[6]};
  color: ${theme.color.text.secondary};
`;
