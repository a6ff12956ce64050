import { Link } from '@/components/ui/link'
import { adminOrderPath } from '@/lib/site/admin-pages'

type OrderLinkProps = { id: string; number: string; isSmall?: boolean; className?: string }

/** A link to an order, with its number as text. `isSmall` is for a link in a line of text. */
export function OrderLink({ id, number, isSmall = false, className = '' }: OrderLinkProps) {
  const height = isSmall ? 'min-h-8 pointer-coarse:min-h-11' : 'min-h-11'
  return (
    <Link href={adminOrderPath(id)} className={`mono inline-flex items-center ${height} ${className}`}>
      {number}
    </Link>
  )
}
