import { BrandName } from '@/components/site/frame/brand-name'
import { Link } from '@/components/ui/link'
import type { BrandCount } from '@/lib/faults/fault-counts'
import { faultListPath, PATHS } from '@/lib/site/pages'
import styles from './brand-cell.module.css'

/** Number of brands that fit in the cell: whole rows for each number of columns. */
const MAX_BRANDS = 12

const LINK =
  'flex min-w-0 items-center justify-between gap-1.5 no-underline hover:bg-paper focus-visible:-outline-offset-3'

/** Last cell of the grid of services: the brands, each with its number of faults. */
export function BrandCell({ brands }: { brands: readonly BrandCount[] }) {
  const hasMore = brands.length > MAX_BRANDS
  return (
    <li className={`below-fold [--estimated-height:24rem] ${styles.cell}`}>
      <div className={styles.head}>
        <h3 className="mb-1.5">Arıza kodları, markaya göre</h3>
        <p className="text-[1rem] leading-[1.45] text-ink-2">
          Cihazınızın markasını seçin; kodları ve anlamları listeleyelim.
        </p>
      </div>
      <ul className={styles.brands}>
        {brands.slice(0, hasMore ? MAX_BRANDS - 1 : MAX_BRANDS).map(({ slug, name, count }) => (
          <li key={slug}>
            <Link href={faultListPath({ brand: slug })} className={LINK}>
              <span className="min-w-0">
                <BrandName>{name}</BrandName>
              </span>
              <span className="mono text-ink-2">
                {count.toLocaleString('tr-TR')}
                <span className="sr-only"> kayıt</span>
              </span>
            </Link>
          </li>
        ))}
        {hasMore && (
          <li>
            <Link href={PATHS.faults} className={LINK}>
              Bütün markalar
            </Link>
          </li>
        )}
      </ul>
    </li>
  )
}
