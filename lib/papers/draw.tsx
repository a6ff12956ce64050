import { Document, renderToBuffer } from '@react-pdf/renderer'
import { loadMeasure, type MeasureAt } from './layout/fonts'
import { intakePages } from './layout/intake'
import { quotePages } from './layout/quote'
import { testPages } from './layout/test'
import { warrantyPages } from './layout/warranty'
import { type PaperInput, paperTitle } from './paper'
import { printable } from './printable'

function pagesOf({ paper, live }: PaperInput, measure: MeasureAt) {
  switch (paper.kind) {
    case 'quote':
      return quotePages(paper, live, measure)
    case 'intake':
      return intakePages(paper, live, measure)
    case 'test':
      return testPages(paper, live, measure)
    default:
      return warrantyPages(paper, live, measure)
  }
}

/** Returns a value whose texts are as papers draw them. */
function printed<Value>(value: Value): Value {
  const json = JSON.stringify(value, (name, one: unknown) => {
    return typeof one === 'string' && name !== 'url' ? printable(one).replaceAll(/\s*\n/g, '\n') : one
  })
  return JSON.parse(json) as Value
}

/** Draws a paper as PDF. The same paper gives the same file. */
export async function draw(input: PaperInput): Promise<Uint8Array> {
  const measure = await loadMeasure()
  const paper = printed(input.paper)
  paper.company = { ...paper.company, logo: input.live.logo }
  const live = { ...input.live, decision: printed(input.live.decision) }
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
      {pagesOf({ paper, live }, measure)}
    </Document>,
  )
}
