import type { ReactNode } from 'react'
import { adminMetadata, guardedPage, MainArea } from '@/components/admin/shell/admin-page'
import { Missing } from '@/components/site/failures/missing'
import { page } from '@/components/site/page'
import { SiteFrame } from '@/components/site/frame/site-frame'
import { AppError } from '@/lib/platform/app-error'
import type { GuardedPath } from '@/lib/site/screens'
import { type AdminPath, editPath } from '@/lib/site/admin-pages'
import { type Publication, stateOf } from '@/lib/content/publication'
import { ArrowLeft } from 'lucide-react'
import { StateSymbol, stateWords } from '@/components/admin/publication/states'
import { Icon } from '@/components/ui/icon'
import { Link } from '@/components/ui/link'

type Props = { params: Promise<{ id: string }> }

type Preview<Item> = {
  screen: AdminPath & GuardedPath
  /** Reads the item. @throws {AppError} not-found */
  get: (id: string) => Promise<Item>
  backLabel: string
  render: (item: Item) => ReactNode
}

export const previewMetadata = adminMetadata('Önizleme')

/** Makes the page that shows staff how an item will look on the site, in any publication state. */
export function previewPage<Item extends Publication & { slug: string }>({
  screen,
  get,
  backLabel,
  render,
}: Preview<Item>) {
  const Content = page('Önizleme yüklenirken bir hata oluştu: ', async ({ params }: Props) => {
    const { id } = await params
    const result = await get(id).catch((error: unknown) => {
      if (error instanceof AppError && error.code === 'not-found') return error
      throw error
    })
    if (result instanceof AppError) {
      const backLink = { label: backLabel, href: screen }
      return (
        <SiteFrame>
          <Missing title="Sayfa Bulunamadı" text={result.message} back={backLink} />
        </SiteFrame>
      )
    }
    return (
      <>
        <PreviewBand item={result} screen={screen} />
        <SiteFrame>{render(result)}</SiteFrame>
      </>
    )
  })
  return guardedPage<Props>(screen, Content, MainArea)
}

const publicationOf = (item: Publication) => ({
  state: stateOf(item, new Date()),
  publishedAt: item.publishedAt.toISOString(),
})

/** Band above a preview: whether the page is public, and a link back to the form. */
function PreviewBand({ item, screen }: { item: Publication & { slug: string }; screen: AdminPath }) {
  const publication = publicationOf(item)
  const isPublic = publication.state === 'published'
  return (
    <aside aria-label="Önizleme" className="z-21 bg-ink text-[1rem] text-sheet sm:sticky sm:top-0 print:hidden">
      <div className="mx-auto flex min-h-12 max-w-316 flex-wrap items-center justify-between gap-x-8 px-gut max-sm:py-1.5 lg:max-3xl:mr-19">
        <p className="flex flex-wrap items-center gap-x-4">
          <b className="font-semibold">{isPublic ? 'Önizleme: yayında' : 'Önizleme: yayında değil'}</b>
          <span className="inline-flex items-center gap-2">
            <StateSymbol state={publication.state} />
            {stateWords(publication)}
          </span>
        </p>
        <Link
          href={editPath(screen, item.slug)}
          className="inline-flex min-h-11 items-center gap-2 focus-visible:outline-sheet">
          <Icon of={ArrowLeft} />
          Düzenlemeye dön
        </Link>
      </div>
    </aside>
  )
}
