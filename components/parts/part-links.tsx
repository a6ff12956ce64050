'use client'

import { Calculator, Plus, QrCode } from 'lucide-react'
import { Crumb } from '@/components/admin/shell/crumb'
import { ButtonLink } from '@/components/ui/button'
import { ADMIN_PATHS, newPartPath, PART_COUNT_PATH, partLabelsPath } from '@/lib/site/admin-pages'
import { usePart } from './use-part'

export function PartsLinks() {
  return (
    <div className="flex flex-wrap gap-3 text-ink">
      <ButtonLink icon={Calculator} href={PART_COUNT_PATH}>
        Sayım
      </ButtonLink>
      <ButtonLink icon={Plus} href={newPartPath()} variant="primary">
        Yeni Parça
      </ButtonLink>
    </div>
  )
}

/** The part's code, once it is loaded. */
export function PartCode() {
  const { part } = usePart()
  return part ? <span className="mono font-normal [overflow-wrap:anywhere]">{part.code}</span> : 'Parça'
}

/** The link appears with the part, because the part's code would move it to another row. */
export function PartLinks() {
  const { id, part } = usePart()
  if (!part) return null
  return (
    <ButtonLink icon={QrCode} href={partLabelsPath([id])} className="text-ink">
      Etiketi Yazdır
    </ButtonLink>
  )
}

export function PartsCrumb() {
  return <Crumb href={ADMIN_PATHS.parts}>Parçalar</Crumb>
}
