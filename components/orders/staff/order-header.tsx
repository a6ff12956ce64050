'use client'

import { Pencil, Printer } from 'lucide-react'
import { Crumb } from '@/components/admin/shell/crumb'
import { ButtonLink } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
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
      <ButtonLink href={adminOrderPath(id, 'fis')}>
        <Icon of={Printer} />
        Fişi Yazdır
      </ButtonLink>
      <ButtonLink href={adminOrderPath(id, 'duzenle')}>
        <Icon of={Pencil} />
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
