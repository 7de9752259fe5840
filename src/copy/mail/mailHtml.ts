import { escapeHtml } from '#domain/base/text.ts'

/** Converts a mail's text to HTML: keeps paragraphs and line breaks, makes links clickable. */
export function mailHtml(text: string): string {
  const paragraphs = text.trim().split(/\n{2,}/)
  const body = paragraphs.map((paragraph) => `<p>${withLinks(paragraph)}</p>`).join('\n')
  return `<!doctype html>\n<html lang="en"><body>\n${body}\n</body></html>\n`
}

function withLinks(paragraph: string): string {
  const escaped = escapeHtml(paragraph).replace(/\n/g, '<br>')
  return escaped.replace(/https:\/\/[^\s<]+/g, (address) => `<a href="${address}">${address}</a>`)
}
