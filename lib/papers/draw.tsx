import { Document, renderToBuffer } from '@react-pdf/renderer'
import { loadTextMeasurer, type TextMeasurer } from './layout/fonts'
import { intakePages } from './layout/intake'
import { quotePages } from './layout/quote'
import { testPages } from './layout/test'
import { warrantyPages } from './layout/warranty'
import { type PaperInput, paperTitle } from './paper'
import { printable } from './printable'

function pagesOf({ paper, current }: PaperInput, measure: TextMeasurer) {
  switch (paper.kind) {
    case 'quote':
      return quotePages(paper, current, measure)
    case 'intake':
      return intakePages(paper, current, measure)
    case 'test':
      return testPages(paper, current, measure)
    default:
      return warrantyPages(paper, current, measure)
  }
}

/** Returns a copy whose strings, except `url`, contain only printable characters. */
function toPrintable<Value>(value: Value): Value {
  const json = JSON.stringify(value, (name, field: unknown) => {
    return typeof field === 'string' && name !== 'url' ? printable(field).replaceAll(/\s*\n/g, '\n') : field
  })
  return JSON.parse(json) as Value
}

/** Renders a paper as PDF. The same input gives the same file. */
export async function draw(input: PaperInput): Promise<Uint8Array> {
  const measure = await loadTextMeasurer()
  const paper = toPrintable(input.paper)
  paper.company = { ...paper.company, logo: input.current.logo }
  const current = { ...input.current, outcome: toPrintable(input.current.outcome) }
  const day = new Date(`${paper.day}T00:00:00Z`)
  return renderToBuffer(
    <Document
      title={`${paperTitle(paper)}, ${paper.number}`}
      author={paper.company.lines[0]}
      language="tr"
      creationDate={day}
      modificationDate={day}
      creator=""
      producer="">
      {pagesOf({ paper, current }, measure)}
    </Document>,
  )
}
