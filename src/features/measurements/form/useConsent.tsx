import { useState, type ReactNode } from 'react'
import { CONSENT_VERSION, type Consent as Given } from '#domain/measurements/measurementConsent.ts'
import { Consent } from './Consent.tsx'

type AskingConsent = {
  /** Runs `proceed` at once, or after the shopper has consented. */
  withConsent: (proceed: (given: Given) => void) => void
  /** The question while it is open; render it outside of any form. */
  question: ReactNode
}

/** Asks for consent before anything of a measurement set is stored, unless it was given before. */
export function useConsent(consent: Given | undefined): AskingConsent {
  const [asked, setAsked] = useState<{ proceed: (given: Given) => void }>()
  const close = () => setAsked(undefined)

  function agree() {
    close()
    asked?.proceed({ version: CONSENT_VERSION, at: new Date().toISOString() })
  }

  return {
    withConsent: (proceed) => (consent ? proceed(consent) : setAsked({ proceed })),
    question: asked && <Consent onAgree={agree} onDecline={close} />,
  }
}
