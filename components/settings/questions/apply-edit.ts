import type { TextEdit, TextState } from '@/components/articles/staff/markdown/text-edits'

/** Returns the text and the selection of a text field. */
export function textStateOf({ value, selectionStart, selectionEnd }: HTMLTextAreaElement): TextState {
  return { text: value, start: selectionStart, end: selectionEnd }
}

/** Changes a text field as if the user typed, so that the browser's undo works. */
export function applyEdit(field: HTMLTextAreaElement, { from, to, insert, start, end }: TextEdit): void {
  field.focus()
  field.setSelectionRange(from, to)
  if (insert !== '' || from !== to) {
    // Deprecated, but nothing else adds to the browser's undo history.
    const isInserted =
      insert === '' ? document.execCommand('delete') : document.execCommand('insertText', false, insert)
    if (!isInserted) {
      field.setRangeText(insert, from, to)
      field.dispatchEvent(new Event('input', { bubbles: true }))
    }
  }
  field.setSelectionRange(start, end)
}
