import { QuoteButton } from '@/components/site/quote-button'
import { Markdown } from '@/components/site/markdown'
import type { ArticlePost } from '@/lib/articles/data'
import { env } from '@/lib/platform/env'
import { byPath } from '@/lib/articles/markdown/pictures'
import { renderMarkdown } from '@/lib/articles/markdown/render'
import { Contents } from './contents'

/** With fewer headings a text needs no table of contents. */
const MIN_HEADINGS = 3

/** A Markdown text and its table of contents: beside the text, on a narrow window before it. */
export function RichText({ post }: { post: ArticlePost }) {
  const { html, headings } = renderMarkdown(post.content, {
    pictures: byPath(post.pictures),
    base: env().ASSET_BASE_URL,
  })
  const listed = headings.filter(({ level }) => level <= 3)
  return (
    <div className="flex flex-col gap-8 px-gut pb-band max-[1000px]:pt-8 min-[1001px]:grid min-[1001px]:grid-cols-[minmax(0,1fr)_minmax(0,18.5rem)] min-[1001px]:gap-12">
      <div className="contents min-[1001px]:order-1 min-[1001px]:-mb-band min-[1001px]:block min-[1001px]:border-l min-[1001px]:border-line min-[1001px]:py-band min-[1001px]:pl-6">
        <div className="contents min-[1001px]:sticky min-[1001px]:top-26 min-[1001px]:-ml-2 min-[1001px]:block min-[1001px]:max-h-[calc(100dvh-8rem)] min-[1001px]:overflow-y-auto min-[1001px]:pl-2">
          {listed.length >= MIN_HEADINGS && <Contents headings={listed} />}
          <aside className="order-1 max-[1000px]:border-t max-[1000px]:border-line max-[1000px]:pt-6 min-[1001px]:not-first:mt-8">
            <h2 className="mb-2 text-[1.1875rem]">Ölçtünüz, emin değil misiniz?</h2>
            <p className="text-ink-2">Ölçtüğünüz değerleri iş emri formuna yazın.</p>
            <QuoteButton className="mt-4" />
          </aside>
        </div>
      </div>
      <Markdown html={html} className="min-[1001px]:pt-band" />
    </div>
  )
}
