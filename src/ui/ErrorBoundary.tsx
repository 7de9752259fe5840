import { Component } from 'react'
import type { ErrorInfo, ReactNode } from 'react'
import { crash } from '#copy/frame.ts'
import { Button } from './Button.tsx'

type Props = { children: ReactNode; onError?: (error: unknown, info: ErrorInfo) => void }

/** One boundary for an area: what nobody expected is said plainly, with a way back. */
export class ErrorBoundary extends Component<Props, { broken: boolean }> {
  override state = { broken: false }

  static getDerivedStateFromError() {
    return { broken: true }
  }

  override componentDidCatch(error: unknown, info: ErrorInfo) {
    this.props.onError?.(error, info)
  }

  override render() {
    if (!this.state.broken) return this.props.children
    return (
      <div className="notice" role="alert">
        <h2>{crash.title}</h2>
        <p>{crash.text}</p>
        <Button onClick={() => this.setState({ broken: false })}>{crash.retry}</Button>
        <a href="/">{crash.home}</a>
      </div>
    )
  }
}
