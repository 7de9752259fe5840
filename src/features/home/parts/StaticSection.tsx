import type { ComponentType } from 'react'
import type { StaticName } from '#domain/shop/homePage.ts'
import { KeptSection } from '#ui/routing/KeptSection.tsx'
import { usePageData } from '#ui/state/contexts.ts'
import { contentOf } from '#ui/state/fragments.ts'
import { sectionAttributes } from './Section.tsx'

/** The sections that are only text, pictures and links. */
export type StaticSections = Record<StaticName, ComponentType>

type StaticSectionProps = {
  name: StaticName
  /** Omitted when hydrating a served page, which keeps what the server rendered. */
  sections: StaticSections | undefined
}

/** A section that needs no script on a served page. */
export function StaticSection({ name, sections }: StaticSectionProps) {
  const { homeShelf } = usePageData()
  const Inside = sections?.[name]
  if (!Inside) return <KeptSection {...sectionAttributes(name)} />
  return <section {...sectionAttributes(name)} {...contentOf([name, homeShelf], <Inside />)} />
}
