import { Component, type ReactNode } from 'react';
import { PageFault } from './page-fault';

type ErrorBoundaryProps = { children: ReactNode };

/** Keeps the header, the footer and every draft when a page breaks. React has no hook for this. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown) {
    console.error('The page broke', error);
  }

  override render() {
    return this.state.hasFailed ? <PageFault /> : this.props.children;
  }
}
