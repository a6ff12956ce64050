import { PackageMinus, RotateCcw } from 'lucide-react'
import type { ReactNode } from 'react'
import { FailureBox } from '@/components/admin/form/form-notices'
import { useIdempotencyKey } from '@/components/admin/form/use-idempotency-key'
import { ListSkeleton, ReadFailure } from '@/components/admin/list/loading-boundary'
import { Panel } from '@/components/admin/parts/panel'
import { callAdmin, useRead } from '@/components/admin/session/api'
import { useCall } from '@/components/admin/session/use-call'
import type { OrderRecord } from '@/components/orders/staff/order/use-order'
import { milliText, MOVEMENT_ERROR, PART_LIST_ERROR, quantityText } from '@/components/parts/words'
import { ActionButton } from '@/components/ui/action-link'
import { Button } from '@/components/ui/button'
import { Link } from '@/components/ui/link'
import { apiPath } from '@/lib/api/paths'
import type { OrderPartsJson } from '@/lib/parts/order/output'
import type { PartRowJson } from '@/lib/parts/output'
import { countWord } from '@/lib/platform/turkish/case'
import { formatDayAndTime } from '@/lib/platform/turkish/dates'
import { adminPartPath } from '@/lib/site/admin-pages'
import { AddPart } from './add-part'

const ROW =
  'grid min-h-16 grid-cols-[9rem_minmax(0,1fr)_minmax(5.5rem,min-content)_11rem_6.5rem] items-center gap-x-4 gap-y-0.5 border-t border-line px-5 py-1.5 leading-[1.35] [overflow-wrap:anywhere] first:border-t-0 @max-lg:grid-cols-[minmax(0,1fr)_auto] @max-lg:gap-x-3 @max-lg:py-3 max-sm:px-4'

type RowProps = {
  part: PartRowJson
  /** Shown after the place. */
  remark?: string
  quantity: number
  look: 'proposed' | 'used' | 'returned'
  status: ReactNode
  action: ReactNode
}

const LOOKS = {
  proposed: { row: 'border-dashed border-field', text: 'font-normal text-ink-2', quantity: 'text-ink-2' },
  used: { row: '', text: 'font-semibold', quantity: '' },
  returned: { row: '', text: 'font-normal text-ink-3', quantity: 'text-ink-3 line-through' },
} as const

/** A row for a part of the order: code, name and place, quantity, status, action. */
function Row({ part: { id, code, name, place, unit }, remark, quantity, look, status, action }: RowProps) {
  const classes = LOOKS[look]
  return (
    <li className={`${ROW} ${classes.row}`}>
      <Link
        href={adminPartPath(id)}
        className={`mono inline-flex min-h-8 items-center text-small pointer-coarse:min-h-11 ${look === 'used' ? '' : 'text-ink-2'}`}>
        {code}
      </Link>
      <p className="min-w-0 @max-lg:col-span-2 @max-lg:row-start-2">
        <b className={classes.text}>{name}</b>
        <span className="block text-small text-ink-2">{[place, remark].filter(Boolean).join(', ')}</span>
      </p>
      <span
        className={`mono text-right [overflow-wrap:normal] @max-lg:col-start-2 @max-lg:row-start-1 ${classes.quantity}`}>
        {quantityText(quantity, unit)}
      </span>
      <p className="text-small text-ink-2 @max-lg:col-start-1 @max-lg:row-start-3">{status}</p>
      <span className="justify-self-end empty:hidden @max-lg:col-start-2 @max-lg:row-start-3">{action}</span>
    </li>
  )
}

type ProposedPart = OrderPartsJson['proposed'][number]
type UsedPart = OrderPartsJson['used'][number]

/** Returns 'elde 6, sonra 2; en az 8'. */
function stockText({ onHand, least }: PartRowJson, quantity: number): string {
  const remaining = onHand - quantity
  const stock = `elde ${milliText(onHand)}, sonra ${milliText(remaining)}`
  return remaining < least && remaining >= 0 ? `${stock}; en az ${milliText(least)}` : stock
}

function UsedStatus({ part: { onHand }, usedPart: { movement, quoted } }: { part: PartRowJson; usedPart: UsedPart }) {
  const { createdAt, author, quantity, isTakenBack } = movement
  if (isTakenBack) return 'geri alındı'
  if (onHand < 0) return <b className="font-semibold text-bad">elde {milliText(onHand)}, sayım gerek</b>
  const differsFromQuote = quoted !== null && quoted !== -quantity
  return (
    <>
      düşüldü {formatDayAndTime(new Date(createdAt))}
      <span className="block">{differsFromQuote ? `teklifte ${milliText(quoted)}` : author}</span>
    </>
  )
}

/** Returns '4 parça; 1 geri alındı'. */
function countWords(usedParts: readonly UsedPart[]): string {
  const takenBackCount = usedParts.filter(({ movement }) => movement.isTakenBack).length
  return [`${usedParts.length - takenBackCount} parça`, takenBackCount > 0 && `${takenBackCount} geri alındı`]
    .filter(Boolean)
    .join('; ')
}

/** Returns 'Üçünü de', for the button that takes all proposed parts. */
const takeAllText = (count: number) => (count === 1 ? 'Parçayı' : count <= 10 ? ALL_OF_THEM[count - 2] : 'Hepsini')
const ALL_OF_THEM = [
  'İkisini de',
  'Üçünü de',
  'Dördünü de',
  'Beşini de',
  'Altısını da',
  'Yedisini de',
  'Sekizini de',
  'Dokuzunu da',
  'Onunu da',
]

/** The stock parts that the repair uses. Parts of the approved quote are proposed, others can be added, and each can be put back. */
export function UsedPartsPanel({ record }: { record: OrderRecord }) {
  const { order, reload: reloadOrder } = record
  const path = apiPath('WorkOrders/[key]/parts', { key: order.id })
  const { data: orderParts, error, isReading, reload } = useRead(path)
  const idempotencyKey = useIdempotencyKey()
  const { isBusy, failure, run } = useCall(MOVEMENT_ERROR)
  const partById = (id: string) => orderParts!.parts.find((part) => part.id === id)!

  const callAndReload = (call: () => Promise<unknown>) =>
    run(async () => {
      try {
        await call()
      } finally {
        void reloadOrder()
        await reload()
      }
    })

  const take = (items: readonly ProposedPart[], isProposed: boolean) =>
    callAndReload(async () => {
      const json = { items: items.map((item) => ({ ...item, isProposed })) }
      await callAdmin(path, { method: 'POST', json, headers: idempotencyKey.headersFor(json) })
      idempotencyKey.reset()
    })

  const putBack = ({ movement: { id }, partId }: UsedPart) =>
    callAndReload(() =>
      callAdmin(apiPath('Parts/[key]/movements/[movementId]/back', { key: partId, movementId: id }), {
        method: 'POST',
        json: { reason: '' },
      }),
    )

  return (
    <Panel
      id="parcalar"
      title="Kullanılan parçalar"
      note={
        orderParts &&
        (orderParts.used.length > 0 ? countWords(orderParts.used) : orderParts.isProposing && 'Müşteri görmez')
      }>
      <ReadFailure error={error} isReading={isReading} reload={reload} errorPrefix={PART_LIST_ERROR} />
      {failure && <FailureBox failure={{ text: failure }} />}
      {!orderParts && !error && <ListSkeleton rows={1} />}
      {orderParts && !orderParts.isProposing && orderParts.used.length === 0 && (
        <p className="px-5 py-3 text-ink-2 max-sm:px-4">
          Parça onarımda (TP4) düşülür. Teklif onaylanınca içindeki parçalar burada önerilir.
        </p>
      )}
      {orderParts && orderParts.proposed.length > 0 && (
        <div className="flex flex-wrap items-center justify-between gap-x-5 gap-y-3 border-b border-line bg-sheet px-5 py-3 max-sm:px-4">
          <p>
            <b>Onaylanan teklifte {countWord(orderParts.proposed.length)} parça var.</b> Henüz stoktan düşülmedi.
          </p>
          <Button
            icon={PackageMinus}
            busy={isBusy && 'Düşülüyor'}
            className="max-sm:basis-full"
            onClick={() => take(orderParts.proposed, true)}>
            {takeAllText(orderParts.proposed.length)} Stoktan Düş
          </Button>
        </div>
      )}
      {orderParts && (
        <ol className="@container">
          {orderParts.proposed.map((proposedPart) => (
            <Row
              key={proposedPart.partId}
              part={partById(proposedPart.partId)}
              quantity={proposedPart.quantity}
              look="proposed"
              status={stockText(partById(proposedPart.partId), proposedPart.quantity)}
              action={
                <Button disabled={isBusy} onClick={() => take([proposedPart], true)}>
                  Düş<span className="sr-only">: {partById(proposedPart.partId).code}</span>
                </Button>
              }
            />
          ))}
          {orderParts.used.map((usedPart) => (
            <Row
              key={usedPart.movement.id}
              part={partById(usedPart.partId)}
              quantity={-usedPart.movement.quantity}
              look={usedPart.movement.isTakenBack ? 'returned' : 'used'}
              remark={
                usedPart.movement.isTakenBack ? undefined : usedPart.quoted === null ? 'teklifte yok' : 'teklifte'
              }
              status={<UsedStatus part={partById(usedPart.partId)} usedPart={usedPart} />}
              action={
                !usedPart.movement.isTakenBack && (
                  <ActionButton
                    icon={RotateCcw}
                    aria-label={`Geri al: ${partById(usedPart.partId).code}`}
                    disabled={isBusy}
                    onClick={() => putBack(usedPart)}>
                    Geri al
                  </ActionButton>
                )
              }
            />
          ))}
        </ol>
      )}
      {orderParts?.isProposing && (
        <div className="grid gap-2 border-t border-line px-5 py-3 max-sm:px-4">
          {orderParts.unlinked.length > 0 && (
            <p className="[overflow-wrap:anywhere] text-ink-2">
              Teklifte parçaya bağlı olmayan {orderParts.unlinked.length} satır var:{' '}
              {orderParts.unlinked.map((text) => `“${text}”`).join(', ')}.
            </p>
          )}
          <AddPart disabled={isBusy} onAdd={({ id }, quantity) => take([{ partId: id, quantity }], false)} />
        </div>
      )}
    </Panel>
  )
}
