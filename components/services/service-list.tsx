import { ArrowRight } from 'lucide-react'
import { Link } from '@/components/ui/link'
import { Photo } from '@/components/site/pictures/picture'
import { ServiceIcon } from '@/components/site/pictures/service-icon'
import { Icon } from '@/components/ui/icon'
import { servicePath } from '@/lib/site/pages'
import type { Service } from '@/lib/services/data'

/** Two services per row, each a picture and a text. The last row's line coincides with the footer's. */
export function ServiceList({ services }: { services: Service[] }) {
  return (
    <ul className="-mb-px grid border-t border-edge xl:grid-cols-2">
      {services.map((service, index) => (
        <li
          key={service.id}
          className={`min-w-0 border-b border-line xl:odd:border-r ${index > 1 ? 'below-fold [--estimated-height:26rem]' : ''}`}>
          <ServiceCard service={service} isFirst={index === 0} />
        </li>
      ))}
    </ul>
  )
}

function ServiceCard({ service, isFirst }: { service: Service; isFirst: boolean }) {
  const { slug, title, description, iconName, images } = service
  return (
    <Link
      href={servicePath(slug)}
      className="group grid h-full grid-cols-1 no-underline transition-[background-color] duration-(--fast) hover:bg-paper sm:grid-cols-2">
      <Photo
        picture={images[0]}
        iconName={iconName}
        alt=""
        sizes="(min-width: 1081px) min(25vw, 316px), (min-width: 641px) 50vw, 100vw"
        priority={isFirst}
        className="border-line max-sm:aspect-[16/10] max-sm:border-b sm:aspect-4/3 sm:size-full sm:border-r [&>img]:absolute [&>img]:inset-0"
      />
      <div className="flex min-w-0 flex-col px-gut pt-4.5 pb-4 sm:px-6 sm:pt-6 sm:pb-5">
        <h2 className="mb-1.5 grid grid-cols-[24px_minmax(0,1fr)] gap-2.5 text-h3 leading-[1.25]">
          <ServiceIcon name={iconName} className="size-6 text-ink-2" />
          <span className="decoration-1 underline-offset-[0.22em] group-hover:underline">{title}</span>
        </h2>
        {description && (
          <p className="mb-1 line-clamp-6 text-[1rem] leading-normal text-ink-2 sm:mb-4">{description}</p>
        )}
        <span className="mt-auto inline-flex min-h-11 items-center gap-2 font-semibold underline decoration-1 underline-offset-[0.22em]">
          Detayları Gör
          <Icon of={ArrowRight} />
        </span>
      </div>
    </Link>
  )
}
