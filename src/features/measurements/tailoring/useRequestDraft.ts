import { useEffect, useState } from 'react'
import { fieldReader } from '#domain/base/parse.ts'
import type { Preferences } from '#domain/cart/cart.ts'
import { clearDraft, loadDraft, saveDraft } from '#data/local/drafts.ts'
import { formText } from '#ui/forms/Field.tsx'

const NAME = 'tailoring'

/** The fields of a request besides its measurements. */
export type TypedRequest = Preferences & { hasPurchased: boolean; orderCode: string }

/** What the form says now beside its measurements. */
export function typedIn(form: HTMLFormElement): TypedRequest {
  return {
    material: formText(form, 'material'),
    color: formText(form, 'color'),
    fitType: formText(form, 'fitType'),
    additionalRequests: formText(form, 'additionalRequests'),
    hasPurchased: new FormData(form).has('hasPurchased'),
    orderCode: formText(form, 'orderCode'),
  }
}

/**
 * What was typed of a request and not sent, stored on the device: it survives visiting another
 * page, switching to another person's measurements and an expired session.
 */
export function useRequestDraft() {
  const [draft, setDraft] = useState<{ typed: TypedRequest | undefined }>()

  useEffect(() => {
    let unmounted = false
    void loadDraft(NAME).then((stored) => {
      if (!unmounted) setDraft({ typed: parseTyped(stored) })
    })
    return () => {
      unmounted = true
    }
  }, [])

  /** In a later task: whether the colour counts is known only once the input has been rendered. */
  function keep(form: HTMLFormElement) {
    setTimeout(() => {
      const typed = typedIn(form)
      setDraft({ typed })
      void saveDraft(NAME, typed)
    })
  }

  return { draft, keep, forget: () => clearDraft(NAME) }
}

function parseTyped(stored: unknown): TypedRequest | undefined {
  if (stored === undefined) return undefined
  const from = fieldReader<TypedRequest>(stored)
  return {
    material: from.textOr('material', ''),
    color: from.textOr('color', ''),
    fitType: from.textOr('fitType', ''),
    additionalRequests: from.textOr('additionalRequests', ''),
    hasPurchased: from.flag('hasPurchased'),
    orderCode: from.textOr('orderCode', ''),
  }
}
