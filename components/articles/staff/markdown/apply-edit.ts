import type { Edit, Written } from './text-edits'

/** Returns what a text field holds. */
export function writtenIn({ value, selectionStart, selectionEnd }: HTMLTextAreaElement): Written {
  return { text: value, start: selectionStart, end: selectionEnd }
}

/** Changes a text field as if it were typed, so that the browser's undo takes it back. */
export function applyEdit(field: HTMLTextAreaElement, { from, to, insert, start, end }: Edit): void {
  field.focus()
  field.setSelectionRange(from, to)
  if (insert !== '' || from !== to) {
    // Deprecated, but nothing else adds to the browser's list of changes.
    const isTyped = insert === '' ? document.execCommand('delete') : document.execCommand('insertText', false, insert)
    if (!isTyped) {
      field.setRangeText(insert, from, to)
      field.dispatchEvent(new Event('input', { bubbles: true }))
    }
  }
  field.setSelectionRange(start, end)
}
