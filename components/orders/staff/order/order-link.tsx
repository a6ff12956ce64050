import { Link } from '@/components/ui/link'
import { adminOrderPath } from '@/lib/site/admin-pages'

/** A link to an order, with its number as text. */
export function OrderLink({ id, number, className = '' }: { id: string; number: string; className?: string }) {
  return (
    <Link href={adminOrderPath(id)} className={`mono inline-flex min-h-11 items-center ${className}`}>
      {number}
    </Link>
  )
}
