'use client'

import { Merge, Pencil, Plus } from 'lucide-react'
import { useParams } from 'next/navigation'
import type { ReactNode } from 'react'
import { SessionGate } from '@/components/admin/session/session'
import { Crumb } from '@/components/admin/shell/crumb'
import { customerName } from '@/components/customers/words'
import { ButtonLink } from '@/components/ui/button'
import { adminCustomerPath, NEW_CUSTOMER_PATH, newCustomerOrderPath } from '@/lib/site/admin-pages'
import { useCustomer } from './use-customer'

export function NewCustomerLink() {
  return (
    <ButtonLink icon={Plus} href={NEW_CUSTOMER_PATH} variant="primary">
      Yeni Müşteri
    </ButtonLink>
  )
}

const TITLE = 'Müşteri'

/** The customer's name as a title. Until it is loaded, only screen readers get a title, because a visible one would move when a long name replaces it. */
export function CustomerName() {
  return <LoadedName waiting={<span className="sr-only">{TITLE}</span>} />
}

function LoadedName({ waiting }: { waiting: ReactNode }) {
  return (
    <SessionGate waiting={waiting}>
      <NameOrPlaceholder waiting={waiting} />
    </SessionGate>
  )
}

function NameOrPlaceholder({ waiting }: { waiting: ReactNode }) {
  const { customer, error } = useCustomer()
  if (customer) return customerName(customer)
  return error ? TITLE : waiting
}

/** Links to merge or edit the customer, and to open a new order for the customer. */
export function CustomerLinks() {
  const { id, customer } = useCustomer()
  // The links appear with the name, because a name of several lines would move them.
  if (!customer) return null
  return (
    <div className="flex flex-wrap gap-3 text-ink">
      <ButtonLink icon={Merge} href={adminCustomerPath(id, 'birlestir')}>
        Birleştir
      </ButtonLink>
      <ButtonLink icon={Pencil} href={adminCustomerPath(id, 'duzenle')}>
        Düzenle
      </ButtonLink>
      <ButtonLink icon={Plus} href={newCustomerOrderPath(id)} variant="primary">
        Yeni İş Emri
      </ButtonLink>
    </div>
  )
}

/** Link back to the customer. */
export function CustomerCrumb() {
  const { id } = useParams<{ id: string }>()
  return (
    <Crumb href={adminCustomerPath(id)}>
      <LoadedName waiting={TITLE} />
    </Crumb>
  )
}
