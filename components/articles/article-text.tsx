import { QuoteButton } from '@/components/site/frame/quote-button'
import { Markdown } from '@/components/site/text/markdown'
import type { ArticlePost } from '@/lib/articles/data'
import { env } from '@/lib/platform/env'
import { picturesByPath } from '@/lib/articles/markdown/pictures'
import { renderMarkdown } from '@/lib/articles/markdown/render'
import { Contents } from './contents'

/** With fewer headings a text needs no table of contents. */
const MIN_HEADINGS = 3

/** A Markdown text and its table of contents: next to the text or, in narrow windows, above it. */
export function RichText({ post }: { post: ArticlePost }) {
  const { html, headings } = renderMarkdown(post.content, {
    pictures: picturesByPath(post.pictures),
    base: env().ASSET_BASE_URL,
  })
  const entries = headings.filter(({ level }) => level <= 3)
  return (
    <div className="flex flex-col gap-8 px-gut pb-band max-xl:pt-8 xl:grid xl:grid-cols-[minmax(0,1fr)_minmax(0,18.5rem)] xl:gap-12">
      <div className="contents xl:order-1 xl:-mb-band xl:block xl:border-l xl:border-line xl:py-band xl:pl-6">
        <div className="contents xl:sticky xl:top-26 xl:-ml-2 xl:block xl:max-h-[calc(100dvh-8rem)] xl:overflow-y-auto xl:pl-2">
          {entries.length >= MIN_HEADINGS && <Contents headings={entries} />}
          <aside className="order-1 max-xl:border-t max-xl:border-line max-xl:pt-6 xl:not-first:mt-8">
            <QuoteInvitation />
          </aside>
        </div>
      </div>
      <Markdown html={html} className="xl:pt-band" />
    </div>
  )
}

/** A text that was written before Markdown was introduced. Line breaks are kept, and markup is shown as typed. */
export function PlainText({ text }: { text: string }) {
  return (
    <div className="grid grid-cols-1 gap-12 px-gut py-band xl:grid-cols-[minmax(0,1fr)_minmax(0,17rem)]">
      <div className="max-w-[38em] text-[1.125rem] leading-[1.62] whitespace-pre-line xl:text-[1.1875rem]">{text}</div>
      <aside>
        <QuoteInvitation />
      </aside>
    </div>
  )
}

function QuoteInvitation() {
  return (
    <>
      <h2 className="mb-2 text-[1.1875rem]">Ölçtünüz, emin değil misiniz?</h2>
      <p className="text-ink-2">Ölçtüğünüz değerleri iş emri formuna yazın.</p>
      <QuoteButton className="mt-4" />
    </>
  )
}
