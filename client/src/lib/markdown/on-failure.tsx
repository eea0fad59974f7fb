import { Component, type ReactNode } from 'react';

type Props = {
  /** What is drawn: another one is tried again. */
  of: string;
  fallback: ReactNode;
  children: ReactNode;
};

/** Shows something simpler where drawing breaks down, instead of losing the page. */
export class OnFailure extends Component<Props, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidUpdate(before: Props) {
    if (this.state.hasFailed && before.of !== this.props.of) this.setState({ hasFailed: false });
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}
