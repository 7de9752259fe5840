/**
 * Keeps React working on a page that the browser translates. Chrome's translator replaces each text
 * node with a `<font>` element, but React still holds the original node: its updates would be
 * invisible, and removing the node or inserting before it would throw. This puts a node back as soon
 * as React touches it. The translator observes the page and translates the node again.
 */
export function followTranslator(): void {
  const fontOf = new WeakMap<Node, ChildNode>()
  const textsOf = new WeakMap<Node, Node[]>()
  let isTranslated = false

  function follow({ removed, font }: Replacement) {
    if (!isTranslated) beforeReactTouches(putBack)
    isTranslated = true
    // A `<font>` that replaces another one shows the same text nodes.
    const texts = textsOf.get(removed) ?? [removed]
    textsOf.set(font, [...(textsOf.get(font) ?? []), ...texts])
    for (const text of texts) {
      fontOf.set(text, font)
      changes.observe(text, { characterData: true })
    }
  }

  function putBack(text: Node) {
    const font = fontOf.get(text)
    if (font?.isConnected) font.replaceWith(...(textsOf.get(font) ?? []))
  }

  const changes = new MutationObserver((records) => {
    for (const { type, target } of records)
      if (type === 'characterData' && !target.isConnected) putBack(target)
    for (const replacement of replacementsIn(records)) follow(replacement)
  })
  changes.observe(document.body, { childList: true, subtree: true })
}

type Replacement = { removed: Node; font: ChildNode }

/** The translator's replacements: it replaces in one step, or adds and removes in either order. */
function replacementsIn(records: readonly MutationRecord[]): Replacement[] {
  const removals = new Map<Node, MutationRecord[]>()
  for (const record of records) {
    if (record.removedNodes.length === 0 || record.addedNodes.length > 0) continue
    const sameParent = removals.get(record.target)
    if (sameParent) sameParent.push(record)
    else removals.set(record.target, [record])
  }
  return records.flatMap((record) => {
    const font = [...record.addedNodes].find(isFont)
    if (!font) return []
    const sameParent = removals.get(record.target) ?? []
    const removal = record.removedNodes.length > 0 ? record : takeAtPlace(sameParent, record, font)
    return [...(removal?.removedNodes ?? [])]
      .filter((removed) => removed instanceof Text || isFont(removed))
      .map((removed) => ({ removed, font }))
  })
}

/** The removal at the position where the font was added, or next to the font if that came first. */
function takeAtPlace(
  removals: MutationRecord[],
  { previousSibling, nextSibling }: MutationRecord,
  font: Node,
): MutationRecord | undefined {
  const isSame = (removal: MutationRecord) =>
    removal.previousSibling === previousSibling && removal.nextSibling === nextSibling
  const isBeside = (removal: MutationRecord) =>
    removal.previousSibling === font || removal.nextSibling === font
  const found = removals.find(isSame) ?? removals.find(isBeside)
  return found && removals.splice(removals.indexOf(found), 1)[0]
}

function isFont(node: Node): node is HTMLFontElement {
  return node.nodeName === 'FONT'
}

/** Patches the two methods to which React passes a text node, as they throw if it was replaced. */
function beforeReactTouches(putBack: (text: Node) => void): void {
  Node.prototype.insertBefore = function <T extends Node>(added: T, next: Node | null) {
    if (next && next.parentNode !== this) putBack(next)
    if (next && isChildOf(this, next)) next.before(added)
    else this.appendChild(added)
    return added
  }
  Node.prototype.removeChild = function <T extends Node>(child: T) {
    if (child.parentNode !== this) putBack(child)
    if (isChildOf(this, child)) child.remove()
    return child
  }
}

function isChildOf<T extends Node>(parent: Node, node: T): node is T & ChildNode {
  return node.parentNode === parent
}
