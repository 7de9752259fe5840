import { APPAREL_RATES } from '#domain/documents/taxRates.ts'
import type { OpenShop } from '#tests/harness/browser/shopInBrowser.ts'
import { saveSettings } from '#tests/harness/server/shopSettings.ts'

/** A house that asks for an advance by UPI, issues invoices, and has filled its home page. */
export async function openForBusiness(shop: OpenShop): Promise<void> {
  await saveSettings(shop, {
    payment: { terms: { kind: 'advance', percent: 30 }, upiId: 'ember.thread@okbank' },
    tax: {
      registration: 'regular',
      legalName: 'Ember and Thread LLP',
      gstin: '27AAPFU0939F1ZV',
      codes: ['Suits', 'Shirts'].map((category) => ({ category, code: '6203' })),
      rates: APPAREL_RATES,
      sentences: {},
    },
    home: {
      people: [
        {
          name: 'Ismail Khan',
          work: 'Head cutter',
          words: 'He cuts every coat himself, and still chalks it by hand.',
        },
        { name: 'Farida Shaikh', work: 'Measures and fits', words: '' },
      ],
      visits: [
        { town: 'Pune', place: '12 East Street, Camp', days: 'First Sunday of the month' },
        { town: 'Bandra', place: '', days: 'Every Wednesday, by appointment' },
      ],
    },
  })
}
