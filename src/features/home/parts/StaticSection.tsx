import type { ComponentType } from 'react'
import type { StaticName } from '#domain/shop/homePage.ts'
import type { HomeShelf } from '#domain/shop/homeShelf.ts'
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
  return (
    <section
      {...sectionAttributes(name)}
      {...contentOf([name, partOf(homeShelf, name)], <Inside />)}
    />
  )
}

/** What a section shows of the shelf; most show only the settings of the shop. */
function partOf(shelf: HomeShelf | undefined, name: StaticName): unknown {
  if (name === 'lookbook') return shelf?.outfits
  return name === 'occasions' || name === 'cloths' ? shelf?.[name] : undefined
}
