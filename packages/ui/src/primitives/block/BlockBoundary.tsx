import { FAILURE_WORDS } from '@cloud-school/domain';
import { Component, type ComponentType, type ContextType, Fragment, type ReactNode } from 'react';
import { ErrorPanel, type ErrorPanelProps } from '../error-panel/ErrorPanel.tsx';
import { useIsOnline } from '../online/useIsOnline.ts';
import { CaughtErrorContext } from './CaughtErrorContext.ts';

export interface BlockBoundaryProps {
  /** Names the content that is missing: 评价加载失败 */
  title: string;
  hint?: string;
  variant?: 'card' | 'bare';
  /** Around the error of a block that was the whole page. */
  Frame?: ComponentType<{ children: ReactNode }>;
  onError?: (error: unknown) => void;
  children: ReactNode;
}

/** An error boundary around one block: the rest of the page keeps its timers and typed text. */
export class BlockBoundary extends Component<BlockBoundaryProps, { hasCrashed: boolean }> {
  static override contextType = CaughtErrorContext;
  declare context: ContextType<typeof CaughtErrorContext>;
  override state = { hasCrashed: false };

  static getDerivedStateFromError() {
    return { hasCrashed: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.onError?.(error);
    this.context?.(error);
  }

  private retry = () => this.setState({ hasCrashed: false });

  override render() {
    const { title, hint, variant, Frame = Fragment, children } = this.props;
    if (!this.state.hasCrashed) return children;
    return (
      <Frame>
        <Failure title={title} hint={hint} variant={variant} onRetry={this.retry} />
      </Frame>
    );
  }
}

/** Without a network what did not come is its code. */
function Failure({ hint, ...rest }: ErrorPanelProps) {
  const isOnline = useIsOnline();
  return <ErrorPanel {...rest} hint={hint ?? (isOnline ? undefined : FAILURE_WORDS.network)} />;
}
