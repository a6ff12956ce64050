import { ArrowLeft } from 'lucide-react'
import { StateSymbol, stateWords } from '@/components/admin/publication/states'
import { Icon } from '@/components/ui/icon'
import { Link } from '@/components/ui/link'
import { type Publication, stateOf } from '@/lib/content/publication'
import { type AdminPath, editPath } from '@/lib/site/admin-pages'

const publicationOf = (item: Publication) => ({
  state: stateOf(item, new Date()),
  publishedAt: item.publishedAt.toISOString(),
})

/** Band above a preview: whether the public sees the page, and the way back to its form. */
export function PreviewBand({ item, screen }: { item: Publication & { slug: string }; screen: AdminPath }) {
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
