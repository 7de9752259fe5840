import { formatPaise } from '#domain/money/paise.ts'
import { payLink } from '#copy/money/pay.ts'
import { ButtonLink } from '#ui/parts/Button.tsx'
import type { PayAsk } from './usePayAsk.ts'

type PayByUpiProps = { ask: PayAsk; className?: string | undefined }

/** Leads to the order's payment page: the main button where a known sum is asked for. */
export function PayByUpi({ ask: { path, due, isAsked }, className }: PayByUpiProps) {
  if (path === undefined) return null
  return (
    <p className={className}>
      <ButtonLink to={path} look={isAsked ? 'solid' : 'outline'} wide={isAsked}>
        {payLink(due === undefined ? undefined : formatPaise(due))}
      </ButtonLink>
    </p>
  )
}
