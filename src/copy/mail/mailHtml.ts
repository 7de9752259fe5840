import { escapeHtml } from '#domain/base/text.ts'

/** A mail's text as HTML: its paragraphs and line breaks kept, its links made to be pressed. */
export function mailHtml(text: string): string {
  const paragraphs = text.trim().split(/\n{2,}/)
  const body = paragraphs.map((paragraph) => `<p>${withLinks(paragraph)}</p>`).join('\n')
  return `<!doctype html>\n<html lang="en"><body>\n${body}\n</body></html>\n`
}

function withLinks(paragraph: string): string {
  const escaped = escapeHtml(paragraph).replace(/\n/g, '<br>')
  return escaped.replace(/https:\/\/[^\s<]+/g, (address) => `<a href="${address}">${address}</a>`)
}
