import { Component, type ReactNode } from 'react'
import { crash } from '#copy/base/frame.ts'
import { Button } from './Button.tsx'

type Props = {
  children: ReactNode
  /** The current address; a change of it resets the boundary. */
  at?: string
}

type State = { failed: boolean; at: string | undefined }

/** The error boundary of an area: a plain message for an unexpected error, with a way back. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { failed: false, at: this.props.at }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  static getDerivedStateFromProps({ at }: Props, before: State): State | null {
    return at === before.at ? null : { failed: false, at }
  }

  override render() {
    if (!this.state.failed) return this.props.children
    return (
      <div className="notice" role="alert">
        <h2>{crash.title}</h2>
        <p>{crash.text}</p>
        <Button onClick={() => this.setState({ failed: false })}>{crash.retry}</Button>
        <a href="/">{crash.home}</a>
      </div>
    )
  }
}
