/** A paragraph; one that readers look for begins with what it is about. */
export type Paragraph = string | { about: string; text: string }

/** A part of an article; the points come after its paragraphs. */
export type ArticlePart = {
  title: string
  paragraphs: readonly Paragraph[]
  points?: readonly string[]
}

export type Article = {
  title: string
  /** The meta description, and the lead below the title. */
  description: string
  minutes: number
  /** The day it was published, ISO 8601. */
  published: string
  parts: readonly ArticlePart[]
}
