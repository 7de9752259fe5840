import type { Page } from 'playwright-core'

/**
 * Imitates Chrome's translator, which needs a network: replaces each text node with a `<font>` that
 * contains the translation, and does so for nodes that are added later. The "translation" is the text
 * between two marks.
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
