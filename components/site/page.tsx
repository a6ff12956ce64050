import type { Metadata } from 'next'
import { unstable_rethrow } from 'next/navigation'
import type { ReactNode } from 'react'
import { Unavailable } from '@/components/site/unavailable'
import { AppError } from '@/lib/app-error'
import { messageOf } from '@/lib/http/problems'

/**
 * A public page. What its body reads may fail: then `<Unavailable>` stands in its place with `errorPrefix` and the
 * reason, and the answer is a 503. Components below the body must not read: their failure would come too late.
 * What is no AppError is a defect, and is thrown on for the log to see.
 * @param errorPrefix the catalogue's words before {reason}; null for a page that reads nothing
 * @param title heading of the page when it could not load
 */
export function page<Props>(
  errorPrefix: string | null,
  render: (props: Props) => Promise<ReactNode> | ReactNode,
  title = 'Sayfa şu anda açılamıyor',
) {
  return async function Page(props: Props): Promise<ReactNode> {
    try {
      return await render(props)
    } catch (error) {
      unstable_rethrow(error)
      if (errorPrefix === null || !(error instanceof AppError)) throw error
      return <Unavailable title={title} message={errorPrefix + messageOf(error)} />
    }
  }
}

/** A page's `generateMetadata` that reads: when the read fails, `fallback` is the metadata of the 503 page. */
export function metadataOf<Props>(fallback: Metadata, read: (props: Props) => Promise<Metadata>) {
  return async function generateMetadata(props: Props): Promise<Metadata> {
    try {
      return await read(props)
    } catch (error) {
      unstable_rethrow(error)
      if (!(error instanceof AppError)) throw error
      return fallback
    }
  }
}
