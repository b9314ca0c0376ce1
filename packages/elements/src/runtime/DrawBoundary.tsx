import { Component, type ReactNode } from 'react';

interface DrawBoundaryProps {
  host: HTMLElement;
  children: ReactNode;
}

/** What throws while it is drawn, mostly for data that lacks a part, draws nothing and says which element it is; the next data is drawn again. */
export class DrawBoundary extends Component<DrawBoundaryProps, { failed: ReactNode }> {
  override state: { failed: ReactNode } = { failed: null };

  override componentDidCatch(error: unknown): void {
    const { host, children } = this.props;
    console.error(`<${host.localName}> draws nothing: its data lacks a part or has another shape.`, error);
    this.setState({ failed: children });
  }

  override render(): ReactNode {
    return this.state.failed === this.props.children ? null : this.props.children;
  }
}
