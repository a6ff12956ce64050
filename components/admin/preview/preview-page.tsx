import type { ReactNode } from 'react'
import { adminMetadata, guardedPage, MainArea } from '@/components/admin/shell/admin-page'
import { Missing } from '@/components/site/missing'
import { page } from '@/components/site/page'
import { SiteFrame } from '@/components/site/site-frame'
import { AppError } from '@/lib/platform/app-error'
import type { GuardedPath } from '@/lib/access/screen-access'
import type { AdminPath } from '@/lib/site/admin-pages'
import type { Publication } from '@/lib/content/publication'
import { PreviewBand } from './preview-band'

type Props = { params: Promise<{ id: string }> }

type Preview<Item> = {
  /** The screen with the item's form. */
  screen: AdminPath & GuardedPath
  /** Reads the item. @throws {AppError} not-found */
  get: (id: string) => Promise<Item>
  /** Label of the link to the screen when there is no such item. */
  back: string
  render: (item: Item) => ReactNode
}

export const previewMetadata = adminMetadata('Önizleme')

/** Makes the page that shows staff an item as its page will be, whatever its state. */
export function previewPage<Item extends Publication & { slug: string }>({ screen, get, back, render }: Preview<Item>) {
  const load = async (id: string): Promise<{ item: Item } | { absent: string }> => {
    try {
      return { item: await get(id) }
    } catch (error) {
      if (error instanceof AppError && error.code === 'not-found') return { absent: error.message }
      throw error
    }
  }
  const Content = page('Önizleme yüklenirken bir hata oluştu: ', async ({ params }: Props) => {
    const found = await load((await params).id)
    if ('absent' in found) {
      const way = { label: back, href: screen }
      return (
        <SiteFrame>
          <Missing title="Sayfa Bulunamadı" text={found.absent} back={way} />
        </SiteFrame>
      )
    }
    return (
      <>
        <PreviewBand item={found.item} screen={screen} />
        <SiteFrame>{render(found.item)}</SiteFrame>
      </>
    )
  })
  return guardedPage<Props>(screen, Content, MainArea)
}
