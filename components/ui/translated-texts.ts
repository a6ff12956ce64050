/** Event before hydration, for keepTranslatedTexts() (instrumentation-client.ts). */
export const HYDRATING = 'hydrating'

/**
 * Lets React work on a page that a browser's translator has rewritten (facebook/react#11538). A translator replaces each
 * text node with a `font` element, but React keeps the text node: it would change an invisible text, throw when it removes
 * the node or inserts before it, and discard the whole page with the text in all fields at hydration. So before React
 * touches such a text node, the node replaces its translation. The translator then translates it again.
 *
 * It runs in the browser as an inline script, before anything can be translated. Only the source of this function is
 * sent, so it uses nothing from outside.
 */
export function keepTranslatedTexts(hydrating: string): void {
  const translations = new WeakMap<Node, ChildNode>()
  const originals = new WeakMap<Node, Text | null>()
  const observer = new MutationObserver(recordTranslations)

  function recordTranslations(records: MutationRecord[]) {
    for (const { addedNodes, removedNodes, previousSibling, nextSibling } of records) {
      for (const node of addedNodes) if (node.nodeName === 'FONT' && !originals.has(node)) originals.set(node, null)
      const isNew = (node: Node | null) => node !== null && originals.get(node) === null
      const translation = [...addedNodes, previousSibling, nextSibling].find(isNew)
      const text = removedNodes[0]
      if (!translation || text?.nodeType !== Node.TEXT_NODE) continue
      translations.set(text, translation as ChildNode)
      originals.set(translation, text as Text)
    }
  }
  function restore(node: Node | null) {
    recordTranslations(observer.takeRecords())
    const translation = node && translations.get(node)
    if (!translation) return
    translations.delete(node)
    if (translation.parentNode) translation.replaceWith(node)
  }

  for (const name of ['appendChild', 'insertBefore', 'removeChild'] as const) {
    const method = Node.prototype[name] as (...nodes: unknown[]) => Node
    const replacement = function (this: Node, ...nodes: (Node | null)[]) {
      for (const node of nodes) restore(node)
      return method.apply(this, nodes)
    }
    Object.assign(Node.prototype, { [name]: replacement })
  }
  const nodeValue = Object.getOwnPropertyDescriptor(Node.prototype, 'nodeValue')!
  Object.defineProperty(Node.prototype, 'nodeValue', {
    ...nodeValue,
    set(this: Node, text: string | null) {
      restore(this)
      nodeValue.set!.call(this, text)
    },
  })

  // React compares the page with what it renders, so the page must have its original texts until hydration.
  addEventListener(hydrating, () => {
    recordTranslations(observer.takeRecords())
    const translated = [...document.querySelectorAll('font')].flatMap((font) => {
      const text = originals.get(font)
      return text ? [{ font, text, original: text.data }] : []
    })
    for (const { font, text } of translated) font.replaceWith(text)
    const fields = [...document.querySelectorAll<HTMLInputElement>('input[id], textarea[id], select[id]')]
    const focused = document.activeElement
    const finish = () => {
      for (const { font, text, original } of translated) {
        if (!text.isConnected || text.data !== original) continue
        text.replaceWith(font)
        translations.set(text, font)
      }
      // React renders the page again if a translator was faster, or if an extension has added an element.
      for (const field of fields) {
        const newField = field.isConnected ? null : (document.getElementById(field.id) as HTMLInputElement | null)
        if (!newField) continue
        if (field.type !== 'file') newField.value = field.value
        else if (field.files?.length) newField.files = field.files
        newField.dispatchEvent(new Event(field.type === 'file' ? 'change' : 'input', { bubbles: true }))
        if (field === focused) newField.focus()
      }
    }
    addEventListener('hydrated', finish, { once: true })
  })
  observer.observe(document, { childList: true, subtree: true })
}
