'use client'

import { Pencil, Printer } from 'lucide-react'
import { Crumb } from '@/components/admin/shell/crumb'
import { ButtonLink } from '@/components/ui/button'
import { adminOrderPath } from '@/lib/site/admin-pages'
import { useOrder } from './use-order'

export function OrderNumber() {
  const { order } = useOrder()
  return <span className="mono text-[1.625rem] font-normal tracking-[-0.04em]">{order?.number}</span>
}

export function OrderLinks() {
  const { id } = useOrder()
  return (
    <div className="flex flex-wrap gap-3 text-ink">
      <ButtonLink icon={Printer} href={adminOrderPath(id, 'fis')}>
        Fişi Yazdır
      </ButtonLink>
      <ButtonLink icon={Pencil} href={adminOrderPath(id, 'duzenle')}>
        Düzenle
      </ButtonLink>
    </div>
  )
}

export function OrderCrumb() {
  const { id, order } = useOrder()
  return (
    <Crumb href={adminOrderPath(id)}>
      <span className="mono">{order?.number ?? 'İş emri'}</span>
    </Crumb>
  )
}
