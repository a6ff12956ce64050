'use client'

import { Merge, Pencil, Plus } from 'lucide-react'
import { Crumb } from '@/components/admin/shell/crumb'
import { customerName } from '@/components/customers/words'
import { ButtonLink } from '@/components/ui/button'
import { adminCustomerPath, NEW_CUSTOMER_PATH, newCustomerOrderPath } from '@/lib/site/admin-pages'
import { useCustomer } from './use-customer'

export function NewCustomerLink() {
  return (
    <ButtonLink icon={Plus} href={NEW_CUSTOMER_PATH} variant="act">
      Yeni Müşteri
    </ButtonLink>
  )
}

/** The customer's name, when it is loaded. */
export function CustomerName() {
  const { customer } = useCustomer()
  return customer ? customerName(customer) : 'Müşteri'
}

/** Links to merging, the form, and a new order of the customer. */
export function CustomerLinks() {
  const { id } = useCustomer()
  return (
    <div className="flex flex-wrap gap-3 text-ink">
      <ButtonLink icon={Merge} href={adminCustomerPath(id, 'birlestir')}>
        Birleştir
      </ButtonLink>
      <ButtonLink icon={Pencil} href={adminCustomerPath(id, 'duzenle')}>
        Düzenle
      </ButtonLink>
      <ButtonLink icon={Plus} href={newCustomerOrderPath(id)} variant="act">
        Yeni İş Emri
      </ButtonLink>
    </div>
  )
}

/** Link back to the customer. */
export function CustomerCrumb() {
  const { id, customer } = useCustomer()
  return <Crumb href={adminCustomerPath(id)}>{customer ? customerName(customer) : 'Müşteri'}</Crumb>
}
