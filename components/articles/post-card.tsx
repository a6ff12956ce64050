import { Link } from '@/components/ui/link'
import { Photo } from '@/components/site/pictures/picture'
import type { BlogPost } from '@/lib/articles/data'
import { postPath } from '@/lib/site/pages'
import { formatLongDate } from '@/lib/platform/turkish/dates'

/**
 * Values of the `sizes` attribute. Those of the first two cards are wider than their cells, because the pictures fill a
 * height of 408 px and are cropped.
 */
const SIZES = '(max-width: 640px) 100vw, (max-width: 1080px) 50vw, (max-width: 1264px) 34vw, 421px'
const FIRST_SIZES = '(max-width: 640px) 100vw, (max-width: 1080px) 50vw, (max-width: 1264px) 67vw, 842px'
const SECOND_SIZES = '(max-width: 640px) 100vw, (max-width: 1080px) 50vw, 544px'

type Props = {
  post: BlogPost
  /** Index in the list. The first card spans two of three columns. */
  index: number
}

/** A post in the list, as a link. */
export function PostCard({ post, index }: Props) {
  const isFirst = index === 0
  const frame = index < 2 ? 'aspect-16/9 xl:aspect-auto xl:h-102' : 'aspect-16/9'
  return (
    <li
      className={`min-w-0 border-b border-line sm:max-xl:odd:border-r xl:border-r xl:nth-[3n+2]:border-r-0 ${isFirst ? 'xl:col-span-2' : ''}`}>
      <Link href={postPath(post.slug)} className="flex h-full flex-col no-underline hover:bg-paper">
        <Photo
          picture={post.image}
          alt=""
          sizes={[FIRST_SIZES, SECOND_SIZES][index] ?? SIZES}
          priority={isFirst}
          iconName="CircuitBoard"
          className={`border-b border-line ${frame}`}
        />
        <div className="flex flex-1 flex-col px-6 pt-4.5 pb-4 max-sm:px-gut">
          <p className="mb-2 flex flex-wrap gap-x-5 text-small text-ink-2">
            <PostDate date={post.publishedAt} />
            <span className="wrap-anywhere">{post.author}</span>
          </p>
          <h2 className={`mb-2 text-h3 leading-[1.25] ${isFirst ? 'xl:text-h2 xl:leading-[1.25]' : ''}`}>
            {post.title}
          </h2>
          {post.summary && <p className="mb-2 text-[1rem] leading-[1.5] text-ink-2">{post.summary}</p>}
          <span className="mt-auto inline-flex min-h-11 items-center font-semibold underline decoration-1 underline-offset-[0.22em]">
            Devamını Oku →
          </span>
        </div>
      </Link>
    </li>
  )
}

/** Publication date, readable by people and machines. */
export function PostDate({ date }: { date: Date }) {
  return <time dateTime={date.toISOString()}>{formatLongDate(date)}</time>
}
