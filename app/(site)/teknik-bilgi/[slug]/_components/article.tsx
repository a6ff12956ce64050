import { Photo } from '@/components/site/picture'
import { QuoteButton } from '@/components/site/quote-button'
import { FactGrid } from '@/components/site/fact-grid'
import { BackLink } from '@/components/site/text-links'
import type { BlogPost } from '@/lib/domains/blog/data'
import { PATHS } from '@/lib/site/pages'
import { PostDate } from '@/app/(site)/teknik-bilgi/_components/post-date'

/** A whole post. Its content is plain text: line breaks are kept, markup is shown as typed. */
export function Article({ post }: { post: BlogPost }) {
  const facts = [
    { label: 'Tarih', value: <PostDate date={post.publishedAt} /> },
    { label: 'Yazan', value: post.author },
  ]
  return (
    <article>
      <div className="px-gut pt-6">
        <BackLink href={PATHS.blog}>Tüm yazılar</BackLink>
        <div className="grid max-w-224 grid-cols-1 gap-5">
          <h1 className="text-h1">{post.title}</h1>
          {post.summary && <p className="max-w-[36em] text-[1.25rem] leading-[1.45] text-ink-2">{post.summary}</p>}
        </div>
      </div>
      <FactGrid facts={facts} className="mt-10" />
      {post.image && (
        <Photo
          as="figure"
          picture={post.image}
          alt={post.image.alt || `${post.title}, resim 1`}
          sizes="(max-width: 1264px) 100vw, 1264px"
          priority
          className="aspect-16/10 border-b border-line min-[1001px]:aspect-2/1"
        />
      )}
      <div className="grid grid-cols-1 gap-12 px-gut py-band min-[1001px]:grid-cols-[minmax(0,1fr)_minmax(0,17rem)]">
        <div className="max-w-[38em] text-[1.125rem] leading-[1.62] whitespace-pre-line min-[1001px]:text-[1.1875rem]">
          {post.content}
        </div>
        <aside>
          <h2 className="mb-2 text-[1.1875rem]">Ölçtünüz, emin değil misiniz?</h2>
          <p className="text-ink-2">Ölçtüğünüz değerleri iş emri formuna yazın.</p>
          <QuoteButton className="mt-4" />
        </aside>
      </div>
      <div className="border-t border-line px-gut py-5">
        <BackLink href={PATHS.blog}>Tüm yazılar</BackLink>
      </div>
    </article>
  )
}
