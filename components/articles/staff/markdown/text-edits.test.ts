import { expect, it } from 'vitest'
import {
  continueList,
  type TextEdit,
  toggleCode,
  toggleHeading,
  toggleLink,
  toggleList,
  toggleMarker,
  type TextState,
} from './text-edits'

/** Parses a text in which | marks both ends of the selection, or the caret. */
function parseState(notation: string): TextState {
  const start = notation.indexOf('|')
  const rest = notation.replace('|', '')
  const end = rest.indexOf('|')
  return { text: rest.replace('|', ''), start, end: end === -1 ? start : end }
}

/** Returns the text after an edit, with the selection in the same notation. */
function textAfter({ text }: TextState, edit: TextEdit | null): string | null {
  if (!edit) return null
  const changed = text.slice(0, edit.from) + edit.insert + text.slice(edit.to)
  const selected = changed.slice(edit.start, edit.end)
  return changed.slice(0, edit.start) + (selected && `|${selected}`) + '|' + changed.slice(edit.end)
}

const EDITS = {
  bold: (state: TextState) => toggleMarker(state, '**', 'kalın'),
  italic: (state: TextState) => toggleMarker(state, '*', 'italik'),
  heading: (state: TextState) => toggleHeading(state, 2, 'Başlık'),
  bullets: (state: TextState) => toggleList(state, 'bullets'),
  numbers: (state: TextState) => toggleList(state, 'numbers'),
  quote: (state: TextState) => toggleList(state, 'quote'),
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
  // A selection that ends at the start of a line excludes the line; blank lines keep other text out of the list.
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
])('%s turns %j into %j', (edit, notation, expected) => {
  expect(textAfter(parseState(notation), EDITS[edit](parseState(notation)))).toBe(expected)
})
