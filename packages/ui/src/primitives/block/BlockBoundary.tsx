import { Component, type ReactNode } from 'react';
import { ErrorPanel } from '../error-panel/ErrorPanel.tsx';

interface BlockBoundaryProps {
  /** What cannot be shown: 评价没有加载出来 */
  title: string;
  hint?: string;
  variant?: 'card' | 'bare';
  onError?: (error: unknown) => void;
  children: ReactNode;
}

/** Stops a crash at its block: the rest of the page, its timers and typed text keep running. */
export class BlockBoundary extends Component<BlockBoundaryProps, { hasCrashed: boolean }> {
  override state = { hasCrashed: false };

  static getDerivedStateFromError() {
    return { hasCrashed: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.onError?.(error);
  }

  private retry = () => this.setState({ hasCrashed: false });

  override render() {
    const { title, hint, variant, children } = this.props;
    if (!this.state.hasCrashed) return children;
    return <ErrorPanel title={title} hint={hint} variant={variant} onRetry={this.retry} />;
  }
}
