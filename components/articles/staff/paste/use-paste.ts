import { type ClipboardEvent, type KeyboardEvent, useState } from 'react'
import type { TextFields } from '@/components/articles/staff/markdown/text-fields'
import type { TextEdit, TextState } from '@/components/articles/staff/markdown/text-edits'
import { applyEdit } from '@/components/articles/staff/markdown/text-parts'
import { pastedWords } from './pasted-words'

/** Longer HTML is pasted as plain text, because its conversion would freeze the browser for seconds. */
const MAX_HTML_CHARS = 1_000_000

/** What a paste kept and left out. It is shown until the text changes. */
export type PastedNoteText = { kept: string; dropped: string }

/** Keys that do not close the note: modifiers, and Tab, which leads to its buttons. */
const HARMLESS_KEYS = new Set(['Shift', 'Control', 'Alt', 'AltGraph', 'Meta', 'Tab', 'CapsLock'])

/** Replaces the selection. Blank lines separate pasted blocks from the other text. */
function pasteEdit({ text, start, end }: TextState, pasted: string): TextEdit {
  const [before, after] = [text.slice(0, start), text.slice(end)]
  const isBlock = /\n|^(?:#{2,4}|-|>|\||\d+\.) /.test(pasted)
  const gap = (breaks: number) => '\n'.repeat(isBlock ? Math.max(0, 2 - breaks) : 0)
  const lead = before === '' ? '' : gap(/\n*$/.exec(before)![0].length)
  const trail = after === '' ? '' : gap(/^\n*/.exec(after)![0].length)
  const caret = start + lead.length + pasted.length
  return { from: start, to: end, insert: lead + pasted + trail, start: caret, end: caret }
}

/** Pastes HTML from a document or a page as Markdown, and says what was kept. */
export function usePaste(value: string, fields: TextFields) {
  const [shownNote, setShownNote] = useState<{ note: PastedNoteText; text: string } | null>(null)

  async function pasteHtml(html: string, plainText: string) {
    // The conversion is loaded with the first paste. If that fails, the plain text is pasted.
    const { toMarkdown } = await import('./to-markdown').catch(() => ({ toMarkdown: () => null }))
    const pasted = toMarkdown(html, (text) => new DOMParser().parseFromString(text, 'text/html'))
    const stateBefore = fields.state()
    const edit = pasteEdit(stateBefore, pasted?.markdown ?? plainText)
    fields.apply(edit)
    setShownNote(pasted && { note: pastedWords(pasted), text: applyEdit(stateBefore.text, edit) })
  }

  function onPaste(event: ClipboardEvent) {
    const html = event.clipboardData.getData('text/html')
    if (html === '' || html.length > MAX_HTML_CHARS) return
    event.preventDefault()
    const plainText = event.clipboardData
      .getData('text/plain')
      .replace(/\r\n?/g, '\n')
      .replace(/\u00A0/g, ' ')
    void pasteHtml(html, plainText)
  }

  const closeNote = () => setShownNote(null)
  return {
    onPaste,
    note: shownNote?.text === value ? shownNote.note : null,
    closeNote,
    /** Closes the note at the next key press. */
    onKeyDown: ({ key }: KeyboardEvent) => {
      if (shownNote && !HARMLESS_KEYS.has(key)) closeNote()
    },
  }
}
