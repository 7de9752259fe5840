import type { Product } from '#domain/products/product.ts'
import { making } from '#copy/product/making.ts'
import { product as words } from '#copy/product/product.ts'
import { usePageData } from '#ui/state/contexts.ts'

type Step = { title: string; text: string; day?: number | undefined }

/** The steps of making a piece, with the lead times of its category. */
export function MakingSteps({ product }: { product: Product }) {
  const { category, measurements } = product
  const { workroom } = usePageData().shop
  const lead = workroom?.leadTimes.find((known) => known.category === category)
  const steps: Step[] = [
    making.order,
    { ...making.cutting, text: making.cutting.text(measurements.length) },
    making.stitching,
    ...(lead && lead.trialDays > 0 ? [{ ...making.trial, day: lead.trialDays }] : []),
    { ...making.ready, day: lead?.readyDays },
  ]
  return (
    <>
      <h2 id="making-title">{words.made}</h2>
      <ol>
        {steps.map(({ title, text, day = 0 }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
            {day > 0 && <p className="label">{making.fromDay(day)}</p>}
          </li>
        ))}
      </ol>
    </>
  )
}
