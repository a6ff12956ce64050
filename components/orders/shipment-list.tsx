import { ExternalLink } from 'lucide-react'
import type { ReactNode } from 'react'
import { Icon } from '@/components/ui/icon'
import type { CustomerOrderJson } from '@/lib/orders/tracking/output'
import { formatLongDate } from '@/lib/platform/turkish/dates'

type ShipmentItemProps = {
  shipment: CustomerOrderJson['shipments'][number]
  /** Name of the customer; 'Siz' on the customer's own page. */
  customer: string
  children?: ReactNode
}

export function ShipmentItem({ shipment, customer, children }: ShipmentItemProps) {
  const { direction, carrier, trackingNumber, day, url } = shipment
  const isIncoming = direction === 'in'
  const [from, to] = isIncoming ? [customer, 'Atölye'] : ['Atölye', customer]
  return (
    <li className="border-line px-5 pt-3.5 pb-4 wrap-anywhere not-first:border-t max-sm:px-4">
      <p className="grid grid-cols-[auto_minmax(2rem,1fr)_auto] items-center gap-2.5 font-semibold">
        <span>{from}</span>
        <svg
          aria-hidden
          className={`h-3.5 w-full overflow-visible fill-none stroke-edge ${isIncoming ? '' : 'stroke-2'}`}>
          <line x1="0" x2="100%" y1="7" y2="7" />
          <svg x="100%" y="0" overflow="visible">
            <path d="M-9 2L-1 7L-9 12" />
          </svg>
        </svg>
        <span>{to}</span>
      </p>
      <p className="mt-1 leading-[1.45]">
        {carrier}, <time dateTime={day}>{formatLongDate(day)}</time>
        {trackingNumber && (
          <span className="block">
            Takip no <span className="mono">{trackingNumber}</span>
          </span>
        )}
      </p>
      {url && (
        <a
          href={url}
          target="_blank"
          rel="noopener noreferrer"
          className="mt-1 inline-flex min-h-11 items-center gap-2">
          Kargoyu izle
          <Icon of={ExternalLink} className="size-4.5" />
          <span className="sr-only">(yeni sekmede açılır)</span>
        </a>
      )}
      {children}
    </li>
  )
}

type ShipmentListProps = {
  /** Whether wide windows show shipments in two columns. */
  isWide?: boolean
  children: ReactNode
}

export function ShipmentList({ isWide = false, children }: ShipmentListProps) {
  const columns = isWide
    ? 'lg:grid lg:grid-cols-2 lg:[&>li:nth-child(2)]:border-t-0! lg:[&>li:nth-child(even)]:border-l'
    : ''
  return <ul className={`bg-paper ${columns}`}>{children}</ul>
}
