import { useState } from 'react'
import type { FieldProblems } from '#domain/base/problem.ts'

/**
 * The problems of a refused form that are still open: a field that was edited since has none.
 * @param problems the refusal; a new object is a new refusal.
 */
export function useOpenProblems<Field extends string>(
  problems: FieldProblems,
  values: Readonly<Record<Field, string>>,
): FieldProblems<Field> {
  const [refused, setRefused] = useState({ problems, values })
  if (refused.problems !== problems) setRefused({ problems, values })
  const open: FieldProblems<Field> = {}
  for (const name in values) {
    if (problems[name] && refused.values[name] === values[name]) open[name] = problems[name]
  }
  return open
}
