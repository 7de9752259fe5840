import { useState, type FormEvent } from 'react'
import type { FieldProblems } from '#domain/base/problem.ts'
import { hasBuyerAddress } from '#domain/documents/buyerAddress.ts'
import {
  ratelessCategories,
  unclearLines,
  type Rateless,
} from '#domain/documents/composeInvoice.ts'
import { GST_STATES, stateNamed } from '#domain/documents/states.ts'
import { gapOf, type TaxRate } from '#domain/documents/taxRates.ts'
import { stateOf, type TaxSettings } from '#domain/documents/taxSettings.ts'
import type { OwnerOrder } from '#domain/desk/ownerOrder.ts'
import type { Sums } from '#domain/money/ledger.ts'
import { formatPaise } from '#domain/money/paise.ts'
import { shipsAbroad } from '#domain/orders/checkShipping.ts'
import { adminDocuments as words } from '#copy/desk/adminDocuments.ts'
import { documentSheet } from '#copy/money/documents.ts'
import { AreaField, Field, SelectField, formText } from '#ui/forms/Field.tsx'
import { Link } from '#ui/parts/Link.tsx'
import { paths } from '#ui/routing/paths.ts'
import styles from '#features/admin/parts/parts.module.css'
import { useFirstProblem } from '#ui/forms/useFirstProblem.ts'
import { notifyProblem } from '#ui/notices/notify.ts'
import { usePageData } from '#ui/state/contexts.ts'
import { shopToday } from '#ui/workroom/shopToday.ts'
import { IssueButton } from './IssueButton.tsx'
import type { Issuing } from './useIssuing.ts'

type InvoiceFormProps = { order: OwnerOrder; sums: Sums; tax: TaxSettings; issuing: Issuing }

/**
 * Issues the order's bill or invoice; a house with regular GST registration adds what the order
 * lacks.
 */
export function InvoiceForm({ order, sums, tax, issuing }: InvoiceFormProps) {
  const [problems, setProblems] = useState<FieldProblems>({})
  const shown = useFirstProblem(problems)
  const { shop } = usePageData()
  const isAddressed = hasBuyerAddress(order.shipping, shop.address)
  const isRegular = tax.registration === 'regular'
  const { discounted } = sums
  const { lines } = order
  const day = shopToday()
  const [unclear] = unclearLines(tax, { lines, discounted, day })
  const rateless = ratelessCategories(tax, { lines, day })

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const place = formText(form, 'place')
    const buyerGstin = formText(form, 'buyerGstin').trim().toUpperCase()
    const buyerAddress = formText(form, 'buyerAddress').trim()
    const percent = Number(formText(form, 'percent'))
    setProblems({})
    issuing.issue({ what: 'invoice', place, buyerGstin, buyerAddress, percent }, (problem) => {
      if (problem.fields && Object.keys(problem.fields).length > 0) setProblems(problem.fields)
      else notifyProblem(problem)
    })
  }

  return (
    <form ref={shown} className="stack" onSubmit={submit}>
      {isRegular && (
        <>
          <SelectField
            label={words.place}
            hint={words.placeHint}
            name="place"
            required
            problem={problems['place']}
            defaultValue={placeOf(order, { tax, isAddressed })}
          >
            <option value="">{words.choose}</option>
            {GST_STATES.map(({ code, name }) => (
              <option key={code} value={code}>
                {code} {name}
              </option>
            ))}
          </SelectField>
          <Field
            label={words.buyerGstin}
            name="buyerGstin"
            maxLength={15}
            autoCapitalize="characters"
            spellCheck={false}
            problem={problems['buyerGstin']}
          />
          {!isAddressed && (
            <AreaField
              label={words.buyerAddress}
              hint={words.buyerAddressHint}
              name="buyerAddress"
              rows={3}
              maxLength={400}
              problem={problems['buyerAddress']}
            />
          )}
          {unclear && <GapField rate={unclear.rate} />}
        </>
      )}
      {rateless.length > 0 && <Missing rateless={rateless} />}
      <div>
        <IssueButton type="submit" issuing={issuing} disabled={rateless.length > 0}>
          {words.issue}
        </IssueButton>
      </div>
    </form>
  )
}

/** Why the server would refuse it, and where the owner sets what is missing. */
function Missing({ rateless }: { rateless: readonly Rateless[] }) {
  const settings = paths.adminPage('settings')
  return (
    <div className="card">
      <p>{words.notYet}</p>
      <ul className={styles.list}>
        {rateless.map(({ category, code }) => (
          <li key={category}>
            {code === '' ? words.noCode(category) : words.noRate(category, code)}{' '}
            <Link
              className={styles.textButton}
              to={`${settings}#${code === '' ? 'codes' : 'rates'}`}
            >
              {code === '' ? words.toCodes : words.toRates}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** A price that fits neither rate: the owner names one. */
function GapField({ rate }: { rate: TaxRate }) {
  const { over, upTo } = gapOf(rate)
  return (
    <SelectField
      label={words.gapRate}
      hint={words.gapHint(formatPaise(over + 1), formatPaise(upTo))}
      name="percent"
      required
      defaultValue=""
    >
      <option value="">{words.chooseRate}</option>
      {[rate.percent, rate.above].map((percent) => (
        <option key={percent} value={percent}>
          {documentSheet.percent(percent)}
        </option>
      ))}
    </SelectField>
  )
}

type Registered = { tax: TaxSettings; isAddressed: boolean }

/** The state that the customer's address names; without one, the house's own. */
function placeOf({ shipping }: OwnerOrder, { tax, isAddressed }: Registered): string {
  if (shipsAbroad(shipping)) return ''
  return (isAddressed ? stateNamed(shipping.state) : stateOf(tax))?.code ?? ''
}
