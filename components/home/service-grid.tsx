import { Link } from '@/components/ui/link'
import { Photo } from '@/components/site/pictures/picture'
import { ServiceIcon } from '@/components/site/pictures/service-icon'
import { servicePath } from '@/lib/site/pages'
import type { BrandCount } from '@/lib/faults/fault-counts'
import type { Service } from '@/lib/services/data'
import { BrandCell } from './brand-cell'

// The cells draw the lines, so that rows of any length are complete. The last line coincides with the next section's.
const CELLS =
  '*:min-w-0 *:border-b *:border-line *:[--end:1.25rem] *:[--start:1.25rem] max-xl:*:odd:[--start:var(--gut)] max-xl:*:even:[--end:var(--gut)] md:max-xl:*:odd:border-r xl:*:not-nth-[4n]:border-r xl:*:nth-[4n]:[--end:var(--gut)] xl:*:nth-[4n+1]:[--start:var(--gut)]'

type ServiceGridProps = { services: readonly Service[]; brands: readonly BrandCount[] }

/** Grid of services as links: picture, icon and title, usual faults. The last cell has the brands. */
export function ServiceGrid({ services, brands }: ServiceGridProps) {
  return (
    <ul className={`-mb-px grid border-t border-line md:grid-cols-2 xl:grid-cols-4 ${CELLS}`}>
      {services.map(({ id, slug, title, description, iconName, images }) => (
        <li key={id} className="below-fold [--estimated-height:8rem]">
          <Link
            href={servicePath(slug)}
            className="group h-full no-underline transition-[background-color] duration-(--fast) hover:bg-paper max-md:grid max-md:grid-cols-[124px_minmax(0,1fr)] md:flex md:flex-col">
            <Photo
              picture={images[0]}
              iconName={iconName}
              alt=""
              sizes="(min-width: 1081px) min(25vw, 316px), (min-width: 701px) 50vw, 200px"
              className="border-line max-md:min-h-28 max-md:border-r md:aspect-4/3 md:border-b [&>img]:absolute [&>img]:inset-0"
            />
            <div className="min-w-0 pt-3.5 pr-gut pb-4 pl-4 max-md:self-center md:pt-4.5 md:pr-(--end) md:pb-6 md:pl-(--start)">
              <h3 className="mb-1.5 grid grid-cols-1 gap-2.5 md:grid-cols-[24px_minmax(0,1fr)]">
                <ServiceIcon name={iconName} className="size-6 text-ink-2 max-md:hidden" />
                <span className="decoration-1 underline-offset-[0.22em] group-hover:underline">{title}</span>
              </h3>
              {description && (
                <p className="line-clamp-6 text-[1rem] leading-[1.45] text-ink-2 md:ml-8.5">{description}</p>
              )}
            </div>
          </Link>
        </li>
      ))}
      {brands.length > 0 && <BrandCell brands={brands} />}
    </ul>
  )
}
