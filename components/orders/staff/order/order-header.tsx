'use client'

import { Ban, Pencil, Printer } from 'lucide-react'
import { useParams } from 'next/navigation'
import type { ReactNode } from 'react'
import { MENU_ITEM, MoreMenu } from '@/components/admin/parts/more-menu'
import { SessionGate } from '@/components/admin/session/session'
import { Crumb } from '@/components/admin/shell/crumb'
import { PageHeaderAction } from '@/components/admin/shell/page-header-action'
import { ButtonLink } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { Link } from '@/components/ui/link'
import type { OrderJson } from '@/lib/orders/order/output'
import { DELIVERY } from '@/lib/orders/steps'
import { adminOrderPath } from '@/lib/site/admin-pages'
import { useOrder } from './use-order'

export function OrderNumber() {
  return (
    <span className="mono text-[1.625rem] font-normal tracking-[-0.04em] max-sm:text-[1.4375rem]">
      <LoadedNumber waiting={null} />
    </span>
  )
}

function LoadedNumber({ waiting }: { waiting: ReactNode }) {
  return (
    <SessionGate waiting={waiting}>
      <NumberOrPlaceholder waiting={waiting} />
    </SessionGate>
  )
}

function NumberOrPlaceholder({ waiting }: { waiting: ReactNode }) {
  const { order } = useOrder()
  return order?.number ?? waiting
}

const LINKS = [
  { path: 'fis', icon: Printer, label: 'Fişi Yazdır' },
  { path: 'duzenle', icon: Pencil, label: 'Düzenle' },
] as const

/** The actions next to the title, in a menu on a phone. `onClose` opens the closing form. */
export function OrderActions({ order: { id, state, step }, onClose }: { order: OrderJson; onClose: () => void }) {
  // In the last step the step's form has a button that closes the order.
  const canClose = state === 'open' && step !== DELIVERY
  return (
    <PageHeaderAction>
      <div className="flex gap-3">
        {LINKS.map(({ path, icon, label }) => (
          <ButtonLink key={path} icon={icon} href={adminOrderPath(id, path)} className="max-lg:hidden">
            {label}
          </ButtonLink>
        ))}
        <MoreMenu className={canClose ? '' : 'lg:hidden'}>
          {LINKS.map(({ path, icon, label }) => (
            <li key={path} className="lg:hidden">
              <Link href={adminOrderPath(id, path)} className={MENU_ITEM}>
                <Icon of={icon} />
                {label}
              </Link>
            </li>
          ))}
          {canClose && (
            <li className="lg:border-t-0!">
              <button type="button" onClick={onClose} className={MENU_ITEM}>
                <Icon of={Ban} />
                <span>
                  Kapat
                  <span className="block text-small text-ink-2">onarılmadan iade ya da iptal</span>
                </span>
              </button>
            </li>
          )}
        </MoreMenu>
      </div>
    </PageHeaderAction>
  )
}

export function OrderCrumb() {
  const { id } = useParams<{ id: string }>()
  return (
    <Crumb href={adminOrderPath(id)}>
      <span className="mono">
        <LoadedNumber waiting="İş emri" />
      </span>
    </Crumb>
  )
}
