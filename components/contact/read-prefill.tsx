import type { ReactNode } from 'react'
import { AppError } from '@/lib/platform/app-error'
import { type Fault, getFault } from '@/lib/faults/data'
import { faultIn, type PageQuery } from '@/lib/site/page-queries'
import { FaultLine, TextLine } from './fault-line'
import { type Prefill, prefillOfFault, prefillOfText } from './prefill'

/** Initial values of the form, and the line above its fields that names their source. */
export type FilledForm = Prefill & { line: ReactNode }

/** Returns a published fault by its current or former slug, or null. */
async function findFault(slug: string): Promise<Fault | null> {
  try {
    const result = await getFault(slug)
    return 'item' in result ? result.item : await findFault(result.movedTo)
  } catch (error) {
    // The form must work even if the fault cannot be read.
    if (error instanceof AppError) return null
    throw error
  }
}

/** Returns the initial values for the page's query, or null if it names no published fault and no code. */
export async function readPrefill(query: PageQuery): Promise<FilledForm | null> {
  const source = faultIn(query)
  if (!source) return null
  if ('code' in source) return { ...prefillOfText(source.code), line: <TextLine text={source.code} /> }
  const fault = await findFault(source.slug)
  return fault && { ...prefillOfFault(fault, source.checks), line: <FaultLine fault={fault} /> }
}
