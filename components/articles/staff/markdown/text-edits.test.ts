import { describe, expect, it } from 'vitest'
import {
  continueList,
  type Edit,
  insertTable,
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
  const [before, selected, rest] = [
    changed.slice(0, edit.start),
    changed.slice(edit.start, edit.end),
    changed.slice(edit.end),
  ]
  return before + (selected === '' ? '|' : `|${selected}|`) + rest
}

const doing = (edit: (written: Written) => Edit | null) => (marked: string) =>
  after(written(marked), edit(written(marked)))

const bold = doing((text) => toggleMark(text, '**', 'kalın'))
const italic = doing((text) => toggleMark(text, '*', 'italik'))

describe('bold and italic', () => {
  it('mark what is selected, without the spaces around it', () => {
    expect(bold('ölç |gerilim |sonra')).toBe('ölç **|gerilim|** sonra')
  })

  it('mark the word in which the caret stands', () => {
    expect(bold('ölç geri|lim')).toBe('ölç **|gerilim|**')
  })

  it('insert a sample to write over where nothing is selected', () => {
    expect(bold('ölç |')).toBe('ölç **|kalın|**')
  })

  it('are taken back, whether the signs are selected or not', () => {
    expect(bold('ölç **|gerilim|**')).toBe('ölç |gerilim|')
    expect(bold('ölç |**gerilim**|')).toBe('ölç |gerilim|')
  })

  it('do not take each other for themselves', () => {
    expect(italic('**|gerilim|**')).toBe('***|gerilim|***')
    expect(italic('***|gerilim|***')).toBe('**|gerilim|**')
    expect(bold('*|gerilim|*')).toBe('***|gerilim|***')
    expect(bold('***|gerilim|***')).toBe('*|gerilim|*')
  })

  it('mark each line of several, behind its list sign', () => {
    expect(bold('|- bir\n\n- iki|')).toBe('|- **bir**\n\n- **iki**|')
    expect(bold('|- **bir**\n\n- **iki**|')).toBe('|- bir\n\n- iki|')
  })
})

describe('headings', () => {
  const heading = doing((text) => toggleHeading(text, 2, 'Başlık'))

  it('keep the caret among the words', () => {
    expect(heading('Önce\nÖl|çüm\nSonra')).toBe('Önce\n## Öl|çüm\nSonra')
    expect(heading('## Öl|çüm')).toBe('Öl|çüm')
  })

  it('change their level', () => {
    expect(heading('### Öl|çüm')).toBe('## Öl|çüm')
  })

  it('begin with a sample in an empty line', () => {
    expect(heading('Metin\n\n|')).toBe('Metin\n\n## |Başlık|')
  })
})

describe('lists and quotes', () => {
  const bullets = doing((text) => toggleList(text, 'bullets'))
  const numbers = doing((text) => toggleList(text, 'numbers'))
  const quote = doing((text) => toggleList(text, 'quote'))

  it('begin in an empty line', () => {
    expect(bullets('|')).toBe('- |')
  })

  it('take each selected line', () => {
    expect(bullets('|bir\niki|')).toBe('|- bir\n- iki|')
    expect(numbers('|bir\niki|')).toBe('|1. bir\n2. iki|')
    expect(quote('|bir\niki|')).toBe('|> bir\n> iki|')
  })

  it('do not take a line that the selection only reaches', () => {
    expect(bullets('|bir\n|iki')).toBe('- |bir|\n\niki')
  })

  it('are taken back', () => {
    expect(bullets('|- bir\n- iki|')).toBe('|bir\niki|')
    expect(quote('> bi|r')).toBe('bi|r')
  })

  it('change into each other', () => {
    expect(numbers('|- bir\n- iki|')).toBe('|1. bir\n2. iki|')
    expect(bullets('|1. bir\n2. iki|')).toBe('|- bir\n- iki|')
  })

  it('quote a list as it is', () => {
    expect(quote('|- bir\n- iki|')).toBe('|> - bir\n> - iki|')
  })

  it('stand apart from the text around them, which would become a part of them', () => {
    expect(bullets('önce\nbi|r\nsonra')).toBe('önce\n\n- bi|r\n\nsonra')
  })

  it('join a list that is there', () => {
    expect(bullets('- bir\nik|i')).toBe('- bir\n- ik|i')
  })
})

describe('Enter', () => {
  const enter = doing(continueList)

  it('continues a list, with the next number', () => {
    expect(enter('- bir|')).toBe('- bir\n- |')
    expect(enter('9. dokuz|')).toBe('9. dokuz\n10. |')
    expect(enter('> alıntı|')).toBe('> alıntı\n> |')
    expect(enter('  - iç|')).toBe('  - iç\n  - |')
  })

  it('divides an item', () => {
    expect(enter('- bir| iki')).toBe('- bir\n- | iki')
  })

  it('ends the list in an empty item', () => {
    expect(enter('- bir\n- |')).toBe('- bir\n\n|')
  })

  it.each(['metin|', '|- bir', '- |bir|', '**kalın** metin|', '-bir|'])('is an ordinary one in %s', (marked) => {
    expect(enter(marked)).toBeNull()
  })
})

describe('blocks', () => {
  const table = doing(insertTable)

  it('stand between blank lines, after the line of the caret', () => {
    expect(table('ön|ce\nsonra')).toMatch(/^önce\n\n\| \|Ölçüm\| \|[^]*\*\*11,2\*\* \|\n\nsonra$/)
  })

  it('take the place of an empty line', () => {
    expect(table('önce\n|\nsonra')).toMatch(/^önce\n\n\| \|Ölçüm\|[^]* \|\n\nsonra$/)
    expect(table('|')).toMatch(/^\| \|Ölçüm\|/)
  })

  it('have three columns', () => {
    const { insert } = insertTable(written('|'))
    for (const line of insert.trim().split('\n')) expect(line.split('|')).toHaveLength(5)
  })
})

describe('code', () => {
  const code = doing(toggleCode)

  it('stands in its line, or as a block of several lines', () => {
    expect(code('parametre |P0.01|')).toBe('parametre `|P0.01|`')
    expect(code('|bir\niki|')).toBe('|```\nbir\niki\n```|')
  })

  it('is taken back', () => {
    expect(code('`|P0.01|`')).toBe('|P0.01|')
    expect(code('|```\nbir\niki\n```|')).toBe('|bir\niki|')
  })
})

describe('links', () => {
  const link = doing(toggleLink)

  it('ask for the address of the selected words', () => {
    expect(link('bkz. |ölçüm|')).toBe('bkz. [ölçüm](|https://|)')
  })

  it('ask for the words of a selected address', () => {
    expect(link('|https://ornek.example/a|')).toBe('[|bağlantı metni|](https://ornek.example/a)')
    expect(link('|/iletisim|')).toBe('[|bağlantı metni|](/iletisim)')
  })

  it('ask for both where nothing is selected', () => {
    expect(link('|')).toBe('[|bağlantı metni|](https://)')
  })

  it('are taken back', () => {
    expect(link('|[ölçüm](/a)|')).toBe('|ölçüm|')
  })
})
