import { expect, it } from 'vitest'
import { mailHtml } from '#copy/mail/mailHtml.ts'

it('keeps paragraphs and lines, and escapes HTML', () => {
  const html = mailHtml('Dear <b>Eve</b>,\n\none\ntwo\n')
  expect(html).toContain('<p>Dear &lt;b&gt;Eve&lt;/b&gt;,</p>\n<p>one<br>two</p>')
})

it('links addresses and nothing else', () => {
  const html = mailHtml('See https://wa.me/91?text=a%20b&c="x" or javascript:alert(1)')
  expect(html).toContain('<a href="https://wa.me/91?text=a%20b&amp;c=&quot;x&quot;">')
  expect(html.match(/<a /g)).toHaveLength(1)
})
