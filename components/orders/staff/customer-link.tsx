import type { ReactNode } from 'react'
import { useMayOpen } from '@/components/admin/shell/use-account'
import { Link } from '@/components/ui/link'
import { ADMIN_PATHS, adminCustomerPath } from '@/lib/site/admin-pages'

type CustomerLinkProps = { id: string; className?: string; children: ReactNode }

/** A link to a customer, or only its text for an account that may not open customers. */
export function CustomerLink({ id, ...text }: CustomerLinkProps) {
  return useMayOpen()(ADMIN_PATHS.customers) ? <Link href={adminCustomerPath(id)} {...text} /> : <span {...text} />
}
