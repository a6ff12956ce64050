'use client'

import { RotateCcw } from 'lucide-react'
import { useSearchParams } from 'next/navigation'
import { useState } from 'react'
import { useAdminList } from '@/components/admin/list/use-admin-list'
import { ActionMessage } from '@/components/admin/parts/action-message'
import { Button } from '@/components/ui/button'
import { apiPath } from '@/lib/api/paths'
import { MOVEMENT_WORDS, type MovementKind } from '@/lib/parts/fields'
import type { PartJson } from '@/lib/parts/output'
import { COUNT_QUERY } from '@/lib/site/admin-pages'
import { canReverse, Movements } from './movements'
import { PartForm } from './part-form'
import { StockPanel } from './stock-panel'
import { type PartRecord, WithPart } from './use-part'
import { quantityText } from './words'

/** A part with its quantity, movements and fields. */
export function PartScreen() {
  return <WithPart>{(record) => <PartContent key={record.id} record={record} />}</WithPart>
}

/** The movement that staff have just recorded. `arrivedOrderCount` counts the orders whose awaited part arrived with it. */
type RecordedMovement = { kind: MovementKind; onHand: number; arrivedOrderCount: number; number: number }

function PartContent({ record }: { record: PartRecord }) {
  const { part, reload } = record
  const isScanned = useSearchParams().has(COUNT_QUERY)
  const list = useAdminList(apiPath('Parts/[key]/movements', { key: part.id }))
  const [recordedMovement, setRecordedMovement] = useState<RecordedMovement | null>(null)
  const [reversingId, setReversingId] = useState<string | null>(null)
  const latestMovement = list.items[0]

  async function onWritten({ onHand, movements, waitingOrders }: PartJson, kind: MovementKind) {
    const waitingIds = part.waitingOrders.filter(({ arrivedAt }) => !arrivedAt).map(({ id }) => id)
    const arrivedOrderCount = waitingOrders.filter(({ id, arrivedAt }) => arrivedAt && waitingIds.includes(id)).length
    await Promise.all([reload(), list.reload()])
    setReversingId(null)
    setRecordedMovement({ kind, onHand, arrivedOrderCount, number: movements })
  }

  return (
    <>
      {recordedMovement && (
        <ActionMessage
          key={recordedMovement.number}
          takesFocus
          title={`${MOVEMENT_WORDS[recordedMovement.kind]} yazıldı: ${part.code} elde ${quantityText(recordedMovement.onHand, part.unit)}`}
          text={
            recordedMovement.arrivedOrderCount > 0
              ? `Bekleyen ${recordedMovement.arrivedOrderCount} işte “parça geldi” yazıyor.`
              : recordedMovement.onHand < 0 && 'Rafa bakıp sayım yazın.'
          }
          actions={
            latestMovement?.number === recordedMovement.number &&
            canReverse(latestMovement) && (
              <Button icon={RotateCcw} onClick={() => setReversingId(latestMovement.id)}>
                Ters Kayıt
              </Button>
            )
          }
          className="mb-6"
        />
      )}
      <StockPanel
        part={part}
        isPlain={reversingId !== null}
        isScanned={isScanned}
        onWritten={onWritten}
        onRefused={() => void reload()}
      />
      <div className="grid max-w-288 grid-cols-[minmax(0,7fr)_minmax(19rem,4fr)] items-start gap-6 max-wide:grid-cols-1">
        <Movements
          part={part}
          list={list}
          reversingId={reversingId}
          onReverse={setReversingId}
          onWritten={(fresh) => onWritten(fresh, 'counter')}
        />
        <PartForm record={record} />
      </div>
    </>
  )
}
