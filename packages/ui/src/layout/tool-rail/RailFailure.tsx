import { RotateCw } from 'lucide-react';
import { styled } from 'styled-components';
import { Button } from '../../primitives/button/Button.tsx';
import { theme } from '../../theme/theme.ts';

interface RailFailureProps {
  /** What failed: 电话加载失败 */
  title: string;
  onRetry: () => void;
}

/** The content of a rail panel whose data failed to load. */
export function RailFailure({ title, onRetry }: RailFailureProps) {
  return (
    <Root role="alert">
      {title}
      <Button variant="subtle" size="small" icon={<RotateCw size={16} aria-hidden />} onClick={onRetry}>
        重新加载
      </Button>
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  justify-items: center;
  gap: ${theme.space[3]};
  padding: ${theme.space[2]};
`;
