import { expect, it } from 'vitest'
import {
  continueList,
  type Edit,
  toggleCode,
  toggleHeading,
  toggleLink,
  toggleList,
  toggleMark,
  type Written,
} from './text-edits'

/** Reads a text in which | stands at both ends of the selection, or once for a caret. */
function written(marked: string): Written {
  const start = marked.indexOf('|')
  const rest = marked.replace('|', '')
  const end = rest.indexOf('|')
  return { text: rest.replace('|', ''), start, end: end === -1 ? start : end }
}

/** Returns the text after an edit, marked in the same way. */
function after({ text }: Written, edit: Edit | null): string | null {
  if (!edit) return null
  const changed = text.slice(0, edit.from) + edit.insert + text.slice(edit.to)
  const selected = changed.slice(edit.start, edit.end)
  return changed.slice(0, edit.start) + (selected && `|${selected}`) + '|' + changed.slice(edit.end)
}

const EDITS = {
  bold: (text: Written) => toggleMark(text, '**', 'kalın'),
  italic: (text: Written) => toggleMark(text, '*', 'italik'),
  heading: (text: Written) => toggleHeading(text, 2, 'Başlık'),
  bullets: (text: Written) => toggleList(text, 'bullets'),
  numbers: (text: Written) => toggleList(text, 'numbers'),
  quote: (text: Written) => toggleList(text, 'quote'),
  enter: continueList,
  code: toggleCode,
  link: toggleLink,
}

it.each<[keyof typeof EDITS, string, string | null]>([
  ['bold', 'ölç geri|lim', 'ölç **|gerilim|**'],
  ['bold', 'ölç |', 'ölç **|kalın|**'],
  ['bold', 'ölç |**gerilim**|', 'ölç |gerilim|'],
  ['italic', '**|gerilim|**', '***|gerilim|***'],
  ['bold', '|- bir\n\n- iki|', '|- **bir**\n\n- **iki**|'],
  ['heading', '### Öl|çüm', '## Öl|çüm'],
  ['heading', 'Metin\n\n|', 'Metin\n\n## |Başlık|'],
  // A line that the selection only reaches is not taken; the text around would become a part of the list.
  ['bullets', '|bir\n|iki', '- |bir|\n\niki'],
  ['bullets', 'önce\nbi|r\nsonra', 'önce\n\n- bi|r\n\nsonra'],
  ['bullets', '|- bir\n- iki|', '|bir\niki|'],
  ['numbers', '|- bir\n- iki|', '|1. bir\n2. iki|'],
  ['enter', '9. dokuz|', '9. dokuz\n10. |'],
  ['enter', '- bir\n- |', '- bir\n\n|'],
  ['enter', '|- bir', null],
  ['code', 'parametre |P0.01|', 'parametre `|P0.01|`'],
  ['link', 'bkz. |ölçüm|', 'bkz. [ölçüm](|https://|)'],
  ['link', '|[ölçüm](/a)|', '|ölçüm|'],
])('%s makes of %j the text %j', (edit, marked, expected) => {
  expect(after(written(marked), EDITS[edit](written(marked)))).toBe(expected)
})
