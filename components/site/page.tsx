import type { Metadata } from 'next'
import { unstable_rethrow } from 'next/navigation'
import type { ReactNode } from 'react'
import { Unavailable } from '@/components/site/failures/unavailable'
import { AppError } from '@/lib/platform/app-error'
import { messageOf } from '@/lib/api/problems'

/**
 * Makes a public page. When its body throws an AppError, the page shows `<Unavailable>` with `errorPrefix` and the
 * reason, and the status is 503; other errors are defects and are rethrown. Components in the body must not read
 * data, because their errors are thrown outside this function.
 * @param errorPrefix start of the error message (from the specification), before the reason; null for a page that reads nothing
 * @param title heading of the page when it cannot load
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

/**
 * Makes a page's `generateMetadata`. When `read` throws an AppError, the page gets the metadata of the 503 page from
 * `fallback`.
 */
export function metadataOf<Props>(fallback: () => Promise<Metadata>, read: (props: Props) => Promise<Metadata>) {
  return async function generateMetadata(props: Props): Promise<Metadata> {
    try {
      return await read(props)
    } catch (error) {
      unstable_rethrow(error)
      if (!(error instanceof AppError)) throw error
      return fallback()
    }
  }
}
