'use client'

import { RotateCcw } from 'lucide-react'
import { useSearchParams } from 'next/navigation'
import { useState } from 'react'
import { useAdminList } from '@/components/admin/list/use-admin-list'
import { ActLine } from '@/components/admin/parts/act-line'
import { Button } from '@/components/ui/button'
import { apiPath } from '@/lib/api/paths'
import { MOVEMENT_WORDS, type MovementKind } from '@/lib/parts/fields'
import type { PartJson } from '@/lib/parts/output'
import { COUNT_QUERY } from '@/lib/site/admin-pages'
import { canTakeBack, Movements } from './movements'
import { PartForm } from './part-form'
import { StockPanel } from './stock-panel'
import { type OpenPart, WithPart } from './use-part'
import { quantityText } from './words'

/** A part: its quantity, its movements, its fields. */
export function PartScreen() {
  return <WithPart>{(open) => <PartContent key={open.id} open={open} />}</WithPart>
}

/** The last movement. `arrived` counts the orders that were waiting for the part. */
type LastMovement = { kind: MovementKind; onHand: number; arrived: number; number: number }

function PartContent({ open }: { open: OpenPart }) {
  const { part, reload } = open
  const isScanned = useSearchParams().has(COUNT_QUERY)
  const list = useAdminList(apiPath('Parts/[key]/movements', { key: part.id }))
  const [lastMovement, setLastMovement] = useState<LastMovement | null>(null)
  const [takenBack, setTakenBack] = useState<string | null>(null)
  const last = list.items[0]

  async function onWritten({ onHand, movements, waitingOrders }: PartJson, kind: MovementKind) {
    const waitingIds = part.waitingOrders.filter(({ arrivedAt }) => !arrivedAt).map(({ id }) => id)
    const arrived = waitingOrders.filter(({ id, arrivedAt }) => arrivedAt && waitingIds.includes(id)).length
    await Promise.all([reload(), list.reload()])
    setTakenBack(null)
    setLastMovement({ kind, onHand, arrived, number: movements })
  }

  return (
    <>
      {lastMovement && (
        <ActLine
          key={lastMovement.number}
          takesFocus
          title={`${MOVEMENT_WORDS[lastMovement.kind]} yazıldı: ${part.code} elde ${quantityText(lastMovement.onHand, part.unit)}`}
          text={
            lastMovement.arrived > 0
              ? `Bekleyen ${lastMovement.arrived} işte “parça geldi” yazıyor.`
              : lastMovement.onHand < 0 && 'Rafa bakıp sayım yazın.'
          }
          actions={
            last?.number === lastMovement.number &&
            canTakeBack(last) && (
              <Button icon={RotateCcw} onClick={() => setTakenBack(last.id)}>
                Ters Kayıt
              </Button>
            )
          }
          className="mb-6"
        />
      )}
      <StockPanel
        part={part}
        isPlain={takenBack !== null}
        isScanned={isScanned}
        onWritten={onWritten}
        onRefused={() => void reload()}
      />
      <div className="grid max-w-288 grid-cols-[minmax(0,7fr)_minmax(19rem,4fr)] items-start gap-6 max-wide:grid-cols-1">
        <Movements
          part={part}
          list={list}
          takenBack={takenBack}
          onTakeBack={setTakenBack}
          onWritten={(fresh) => onWritten(fresh, 'counter')}
        />
        <PartForm open={open} />
      </div>
    </>
  )
}
