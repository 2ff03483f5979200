import { Component, type ReactNode } from 'react';
import { reportsOn } from '@/lib/env';
import { PageFault } from './page-fault';
import { pages } from './start-up/pages';

type ErrorBoundaryProps = {
  children: ReactNode;
  /** A new address resets the error. */
  address: string;
  onCatch?(): void;
};

/** Keeps the header, the footer and all drafts when a page throws. React has no hook for this. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidUpdate(previous: ErrorBoundaryProps) {
    if (this.state.hasFailed && previous.address !== this.props.address) this.setState({ hasFailed: false });
  }

  override componentDidCatch(error: unknown) {
    console.error('The page broke', error);
    if (reportsOn) window.dispatchEvent(new CustomEvent('boundary', { detail: error }));
    for (const page of Object.values(pages).flat()) page.retry();
    this.props.onCatch?.();
  }

  override render() {
    return this.state.hasFailed ? <PageFault /> : this.props.children;
  }
}
