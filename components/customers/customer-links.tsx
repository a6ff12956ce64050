'use client'

import { Merge, Pencil, Plus } from 'lucide-react'
import { Crumb } from '@/components/admin/shell/crumb'
import { nameOf } from '@/components/customers/words'
import { ButtonLink } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { adminCustomerPath, NEW_CUSTOMER_PATH, newCustomerOrderPath } from '@/lib/site/admin-pages'
import { useCustomer } from './use-customer'

export function NewCustomerLink() {
  return (
    <ButtonLink href={NEW_CUSTOMER_PATH} variant="act">
      <Icon of={Plus} />
      Yeni Müşteri
    </ButtonLink>
  )
}

/** The customer's name, once it is known. */
export function CustomerName() {
  const { customer } = useCustomer()
  return customer ? nameOf(customer) : 'Müşteri'
}

/** Links to joining, the form, and a new order of the customer. */
export function CustomerLinks() {
  const { id } = useCustomer()
  return (
    <div className="flex flex-wrap gap-3 text-ink">
      <ButtonLink href={adminCustomerPath(id, 'birlestir')}>
        <Icon of={Merge} />
        Birleştir
      </ButtonLink>
      <ButtonLink href={adminCustomerPath(id, 'duzenle')}>
        <Icon of={Pencil} />
        Düzenle
      </ButtonLink>
      <ButtonLink href={newCustomerOrderPath(id)} variant="act">
        <Icon of={Plus} />
        Yeni İş Emri
      </ButtonLink>
    </div>
  )
}

/** Link from a part of a customer back to the customer. */
export function CustomerCrumb() {
  const { id, customer } = useCustomer()
  return <Crumb href={adminCustomerPath(id)}>{customer ? nameOf(customer) : 'Müşteri'}</Crumb>
}
