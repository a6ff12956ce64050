import type { Metadata } from 'next'
import { permanentRedirect } from 'next/navigation'
import { cache, type ReactNode } from 'react'
import { Missing, type LabelledLink } from '@/components/site/failures/missing'
import { metadataOf, page } from '@/components/site/page'
import { AppError } from '@/lib/platform/app-error'
import { getCompany } from '@/lib/settings/data'
import { missingMetadata } from '@/lib/seo/metadata'
import type { Company } from '@/lib/settings/company'

type Props = { params: Promise<{ slug: string }> }

type SlugPage<Item> = {
  /** Reads the item. @throws {AppError} not-found, whose message is the sentence to show */
  get: (slug: string) => Promise<{ item: Item } | { movedTo: string }>
  pathOf: (slug: string) => string
  /** Start of the error message (from the specification), before the reason, and heading of a page that cannot load. */
  errorPrefix: string
  failedTitle: string
  /** Content if no item has this slug: a view, or the message of the error with links. */
  missing: { title: string } & (
    | { back: LabelledLink; more?: LabelledLink }
    | { view: (slug: string) => Promise<ReactNode> }
  )
  metadata: (item: Item) => Promise<Metadata>
  render: (item: Item, company: Company) => ReactNode
}

/** Makes the page of an item by its slug. A former slug redirects to the current one. */
export function slugPage<Item>({ get, pathOf, errorPrefix, failedTitle, missing, metadata, render }: SlugPage<Item>) {
  // Cached, because page and metadata both read the item during one render.
  const read = cache(async (slug: string) => {
    try {
      return await get(slug)
    } catch (error) {
      if (error instanceof AppError && error.code === 'not-found') return { missingText: error.message }
      throw error
    }
  })
  async function slugOf({ params }: Props): Promise<string> {
    // Next passes the path segment percent-encoded. The server has already refused invalid encodings.
    return decodeURIComponent((await params).slug)
  }
  async function findItem(props: Props) {
    const result = await read(await slugOf(props))
    if ('movedTo' in result) permanentRedirect(pathOf(result.movedTo))
    return result
  }
  return {
    generateMetadata: metadataOf(
      () => missingMetadata(failedTitle),
      async (props: Props) => {
        const result = await findItem(props)
        return 'missingText' in result ? missingMetadata(missing.title) : metadata(result.item)
      },
    ),
    Page: page(
      errorPrefix,
      async (props: Props) => {
        const result = await findItem(props)
        if (!('missingText' in result)) return render(result.item, await getCompany())
        if ('view' in missing) return missing.view(await slugOf(props))
        return <Missing {...missing} text={result.missingText} />
      },
      failedTitle,
    ),
  }
}
