import type { RowsProps } from '@/components/admin/content/content-type'
import { DELETED_ROW } from '@/components/admin/list/deleted-row'
import { PictureThumbnail } from '@/components/admin/pictures/picture'
import { rowId } from '@/components/admin/list/use-saved-row'
import { StateSymbol, stateWords } from '@/components/admin/publication/states'
import type { PostItem } from './draft'

/** The posts: drafts, then scheduled ones, then published ones, newest first. */
export function PostRows({ items, editedId, savedId, deletedRow, renderButtons }: RowsProps<PostItem>) {
  return (
    <>
      <ul>
        {items.map((post) => {
          const deleted = deletedRow(post)
          return deleted ? (
            <li key={post.id} className={DELETED_ROW}>
              {deleted}
            </li>
          ) : (
            <li
              key={post.id}
              id={rowId(post.id)}
              className={`grid scroll-my-20 grid-cols-[64px_minmax(0,1fr)_44px_44px] items-center border-b border-line py-1.5 pr-1.5 pl-2 last:border-0 ${
                editedId === post.id ? 'bg-tint inset-ring inset-ring-edge' : ''
              }`}>
              <span className="photo block h-12 w-16">
                {post.imageUrl && <PictureThumbnail path={post.imageUrl} className="size-full object-cover" />}
              </span>
              <div className="min-w-0 px-3">
                <p className="leading-[1.3] font-semibold text-pretty">{post.title}</p>
                <p className="mt-1 flex items-start gap-2 text-small leading-[1.35] text-ink-2">
                  <StateSymbol state={post.state} className="mt-0.5" />
                  <span>
                    {stateWords(post)}
                    {editedId === post.id && ', düzenleniyor'}
                    {savedId === post.id && <span className="font-semibold text-ok">, kaydedildi</span>}
                  </span>
                </p>
              </div>
              {renderButtons(post)}
            </li>
          )
        })}
      </ul>
      <p className="border-t border-line px-4 py-3 text-small leading-[1.4] text-ink-2">
        Önce taslaklar ve sırasını bekleyenler, sonra yayımlananlar.
      </p>
    </>
  )
}
