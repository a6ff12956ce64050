import { Document, renderToBuffer } from '@react-pdf/renderer'
import { fonts, type MeasureAt } from './layout/fonts'
import { intakePages } from './layout/intake'
import { quotePages } from './layout/quote'
import { testPages } from './layout/test'
import { warrantyPages } from './layout/warranty'
import { type Drawn, paperTitle } from './paper'

function pagesOf({ paper, live }: Drawn, measure: MeasureAt) {
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

/** Returns a paper in whose texts '?' stands for letters that no font has. */
function printed<Value>(value: Value, printable: (text: string) => string): Value {
  const json = JSON.stringify(value, (name, one: unknown) => {
    return typeof one === 'string' && name !== 'url' ? printable(one.replaceAll(/\s*\r?\n/g, '\n')) : one
  })
  return JSON.parse(json) as Value
}

/** Draws a paper as PDF. The same paper gives the same file. */
export async function draw(drawn: Drawn): Promise<Uint8Array> {
  const { measure, printable } = await fonts()
  const paper = printed(drawn.paper, printable)
  paper.company = { ...paper.company, logo: drawn.live.logo }
  const live = { ...drawn.live, decision: printed(drawn.live.decision, printable) }
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
