import { Photo } from '@/components/site/pictures/picture'
import { FactGrid } from '@/components/site/fact-grid'
import { BackLink } from '@/components/site/text/text-links'
import type { ArticlePost } from '@/lib/articles/data'
import { PATHS } from '@/lib/site/pages'
import { PostDate } from './post-card'
import { PlainText, RichText } from './article-text'

export function Article({ post }: { post: ArticlePost }) {
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
          className="aspect-16/10 border-b border-line xl:aspect-2/1"
        />
      )}
      {post.contentFormat === 'markdown' ? <RichText post={post} /> : <PlainText text={post.content} />}
      <div className="border-t border-line px-gut py-5">
        <BackLink href={PATHS.blog}>Tüm yazılar</BackLink>
      </div>
    </article>
  )
}
