/**
 * Keeps a page whole that its reader has translated: Chrome and Edge put an element of their own in the place of every
 * text, of which whoever draws the page knows nothing. What is drawn into a text that is gone would not be seen, and
 * what goes would stay in its translation. So each text comes back, empty, before its translation; when it is drawn
 * anew, or goes, the translation goes.
 */
export function keepTranslatable(root: Node): void {
  /** The element that stands for a text. */
  const translations = new WeakMap<Node, Element>()

  function drop(text: Node) {
    translations.get(text)?.remove()
    translations.delete(text)
  }

  function onRemoved(text: Text, translation: Element | undefined) {
    if (text.isConnected) return
    if (!translation?.isConnected) return drop(text)
    drop(text)
    translations.set(text, translation)
    text.data = ''
    translation.before(text)
  }

  new MutationObserver(records => {
    for (const { type, target, removedNodes, addedNodes, previousSibling, nextSibling } of records) {
      if (type === 'characterData' && target instanceof Text && target.data !== '') drop(target)
      for (const gone of removedNodes)
        if (gone instanceof Text) onRemoved(gone, [...addedNodes, previousSibling, nextSibling].find(isNew))
    }
  }).observe(root, { childList: true, characterData: true, subtree: true })

  const known = new WeakSet<Node>()
  /** Translators write into elements that pages themselves do not use any more; each stands for one text. */
  function isNew(node: Node | null): node is Element {
    if (!(node instanceof Element) || node.tagName !== 'FONT' || known.has(node)) return false
    known.add(node)
    return true
  }
}
