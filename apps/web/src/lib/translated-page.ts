/**
 * Keeps a page whole that its reader has translated: Chrome and Edge put an element of their own in the place of every text, of which whoever
 * draws the page knows nothing. What is drawn into the text that is gone would not be seen, and taking it away would break the screen.
 * From now on a text that changes takes its place again (and is translated anew), and one that goes takes its translation along.
 */
export function keepTranslatable(root: Node): void {
  /** The element that stands in a text's place. */
  const standIns = new WeakMap<Node, Element>()
  /** Until somebody translates, nothing is looked up. */
  let translated = false
  const standInOf = (node: Node | null): Element | undefined => {
    const found = node && !node.isConnected ? standIns.get(node) : undefined
    return found?.isConnected ? found : undefined
  }

  function note(records: readonly MutationRecord[]) {
    for (const { removedNodes, addedNodes, previousSibling, nextSibling } of records)
      for (const gone of removedNodes) {
        if (!(gone instanceof Text)) continue
        const standIn = [...addedNodes, previousSibling, nextSibling].find(isTranslation)
        if (!standIn) continue
        standIns.set(gone, standIn)
        translated = true
      }
  }
  const observer = new MutationObserver(note)
  observer.observe(root, { childList: true, subtree: true })
  const seen = (node: Node | null) => {
    if (!translated) return undefined
    note(observer.takeRecords())
    return standInOf(node)
  }

  const { removeChild, insertBefore } = Node.prototype
  Node.prototype.removeChild = function <Child extends Node>(this: Node, child: Child): Child {
    const standIn = seen(child)
    if (!standIn) return removeChild.call(this, child) as Child
    standIn.remove()
    return child
  }
  Node.prototype.insertBefore = function <Child extends Node>(this: Node, child: Child, before: Node | null): Child {
    seen(child)?.remove()
    return insertBefore.call(this, child, seen(before) ?? before) as Child
  }
  for (const [of, name] of [
    [CharacterData.prototype, 'data'],
    [Node.prototype, 'nodeValue'],
  ] as const) {
    const own = Object.getOwnPropertyDescriptor(of, name)
    if (!own?.set) continue
    const { set } = own
    Object.defineProperty(of, name, {
      ...own,
      set(this: Node, text: string) {
        set.call(this, text)
        const standIn = this instanceof Text ? seen(this) : undefined
        const parent = standIn?.parentNode
        if (!standIn || !parent) return
        insertBefore.call(parent, this, standIn)
        removeChild.call(parent, standIn)
      },
    })
  }
}

/** Translators write into elements that pages themselves do not use any more. */
const isTranslation = (node: Node | null): node is Element => node instanceof Element && node.tagName === 'FONT'
