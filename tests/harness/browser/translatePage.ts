import type { Page } from 'playwright-core'

/**
 * Translates the page as Chrome's own translator does, which no browser has without a network: it
 * replaces each text by a `<font>` with the translation, and does the same with what comes later.
 * Here a translated text is the same between two marks.
 */
export async function translatePage(page: Page): Promise<void> {
  await page.evaluate(() => {
    const isTranslated = (text: Text) => text.parentElement?.closest('font') !== null
    const translate = (root: Node) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
      const texts: Text[] = root instanceof Text ? [root] : []
      while (walker.nextNode())
        if (walker.currentNode instanceof Text) texts.push(walker.currentNode)
      for (const text of texts) {
        const element = text.parentElement
        if (!element || isTranslated(text) || text.data.trim() === '') continue
        if (element.closest('script, style, noscript, svg, textarea')) continue
        const outer = document.createElement('font')
        const inner = document.createElement('font')
        inner.textContent = `«${text.data}»`
        outer.append(inner)
        element.replaceChild(outer, text)
      }
    }
    translate(document.body)
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes) for (const node of addedNodes) translate(node)
    }).observe(document.body, { childList: true, subtree: true })
  })
}
