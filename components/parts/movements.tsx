import { RotateCcw } from 'lucide-react'
import type { ReactNode } from 'react'
import { fieldsOf } from '@/components/admin/form/draft-form'
import { FormNotices } from '@/components/admin/form/form-notices'
import { useItemForm } from '@/components/admin/form/use-item-form'
import { submitHandler } from '@/components/admin/form/use-submit'
import { CsvDownload } from '@/components/admin/list/csv-download'
import { ListView } from '@/components/admin/list/list'
import type { AdminList } from '@/components/admin/list/use-admin-list'
import { OrderLink } from '@/components/admin/parts/order-link'
import { Panel } from '@/components/admin/parts/panel'
import { callAdmin } from '@/components/admin/session/api'
import { ActionButton } from '@/components/ui/action-link'
import { Button } from '@/components/ui/button'
import { TextField } from '@/components/ui/field'
import { Time } from '@/components/ui/time'
import { apiPath } from '@/lib/api/paths'
import { MOVEMENT_FIELDS, MOVEMENT_WORDS } from '@/lib/parts/fields'
import type { MovementJson, PartJson } from '@/lib/parts/output'
import { locativeOf } from '@/lib/platform/turkish/case'
import { formatDayAndMonth } from '@/lib/platform/turkish/dates'
import { milliText, MOVEMENT_ERROR, quantityText, signedText } from './words'

/** Rows share columns that are as wide as their longest number. */
const SHARED_COLUMNS = 'sm:col-span-full sm:grid sm:grid-cols-subgrid'
const ROW = `${SHARED_COLUMNS} gap-x-3 px-5 max-sm:grid max-sm:grid-cols-[minmax(0,1fr)_auto] max-sm:px-4`

type MovementsProps = {
  part: PartJson
  list: AdminList<MovementJson>
  /** The id of the movement whose reversal is being written. */
  reversingId: string | null
  onReverse: (id: string | null) => void
  onWritten: (part: PartJson) => Promise<unknown>
}

/** The movements of a part, newest first. A wrong one is reversed by a counter-movement. */
export function Movements({ part, list, reversingId, onReverse, onWritten }: MovementsProps) {
  const { items, total, isBusy, showMore } = list
  return (
    <Panel id="hareketler" title="Hareketler" note="Silinmez; yanlış olan ters kayıtla döner">
      <ListView
        list={list}
        errorPrefix="Hareketler yüklenirken bir hata oluştu: "
        empty={{ title: 'Henüz hareket yok.', text: 'Elde olanı yukarıdan sayım olarak yazın.' }}>
        {(movements) => (
          <div className="gap-x-3 sm:grid sm:grid-cols-[7rem_auto_minmax(0,1fr)_auto_auto_auto]">
            <div aria-hidden className={`${ROW} border-b border-line py-2 text-small text-ink-2 max-sm:hidden`}>
              <span>Gün</span>
              <span>{MOVEMENT_FIELDS.kind.label}</span>
              <span>{MOVEMENT_FIELDS.reason.label}</span>
              <span className="text-right">{MOVEMENT_FIELDS.quantity.label}</span>
              <span className="text-right">{MOVEMENT_FIELDS.balance.label}</span>
              <span />
            </div>
            <ol className={SHARED_COLUMNS}>
              {movements.map((movement) => (
                <Movement key={movement.id} movement={movement} onReverse={() => onReverse(movement.id)}>
                  {reversingId === movement.id && (
                    <ReversalForm
                      part={part}
                      movement={movement}
                      onCancel={() => onReverse(null)}
                      onWritten={onWritten}
                    />
                  )}
                </Movement>
              ))}
            </ol>
            <div className="col-span-full flex flex-wrap items-center gap-3 border-t border-line px-5 py-3 text-ink-2 max-sm:px-4">
              <output>{`1–${items.length} / ${total.toLocaleString('tr-TR')}`}</output>
              {total > items.length && (
                <Button busy={isBusy && 'Yükleniyor'} onClick={showMore}>
                  Öncekiler
                </Button>
              )}
              <CsvDownload
                path={apiPath('Parts/[key]/movements', { key: part.id })}
                name={`hareketler-${part.code}`}
                label="CSV"
              />
            </div>
          </div>
        )}
      </ListView>
    </Panel>
  )
}

/** Whether a counter-movement can reverse a movement. A count is corrected by another count. */
export const canReverse = ({ kind, isTakenBack }: MovementJson) => (kind === 'in' || kind === 'out') && !isTakenBack

type MovementProps = { movement: MovementJson; onReverse: () => void; children: ReactNode }

function Movement({ movement, onReverse, children }: MovementProps) {
  const { createdAt, kind, quantity, balance, author, isTakenBack } = movement
  const isCounterMovement = kind === 'counter'
  const textColour = isTakenBack ? 'text-ink-3' : ''
  return (
    <li
      className={`${SHARED_COLUMNS} border-line not-first:border-t ${isCounterMovement ? 'shadow-[inset_4px_0_0_var(--ink)]' : ''}`}>
      <div className={`${ROW} min-h-16 items-center gap-y-0.5 py-2 leading-[1.35] max-sm:py-3`}>
        <Time at={createdAt} className="mono text-small max-sm:col-start-1 max-sm:text-ink-2" />
        <span className={`max-sm:col-start-1 max-sm:row-start-2 max-sm:font-semibold ${textColour}`}>
          {MOVEMENT_WORDS[kind]}
        </span>
        <span className={`min-w-0 [overflow-wrap:anywhere] max-sm:col-span-full max-sm:row-start-3 ${textColour}`}>
          <Reason movement={movement} />
          <span className="block text-small text-ink-2">{author}</span>
        </span>
        <span
          className={`mono text-right text-[1.0625rem] whitespace-nowrap max-sm:col-start-2 max-sm:row-start-1 max-sm:text-[1.25rem] ${textColour} ${isTakenBack ? 'line-through' : ''}`}>
          {kind === 'count' ? `= ${milliText(balance)}` : signedText(quantity)}
        </span>
        <span
          className={`mono text-right whitespace-nowrap max-sm:col-start-2 max-sm:row-start-2 ${balance < 0 ? 'text-bad' : 'text-ink-2'}`}>
          <span className="font-sans text-small text-ink-2 sm:sr-only">elde </span>
          {milliText(balance)}
        </span>
        <span className="text-small text-ink-2 empty:hidden max-sm:col-span-full">
          {isTakenBack && 'geri alındı'}
          {kind === 'count' && 'sayım'}
          {canReverse(movement) && (
            <ActionButton
              icon={RotateCcw}
              aria-label={`Ters kayıt: ${nameOf(movement)}`}
              onClick={onReverse}
              className="text-body text-ink">
              Ters kayıt
            </ActionButton>
          )}
        </span>
      </div>
      {children}
    </li>
  )
}

/** Names a movement: '11 Mart çıkışı'. */
const nameOf = ({ kind, createdAt }: MovementJson) =>
  `${formatDayAndMonth(createdAt)} ${kind === 'in' ? 'girişi' : 'çıkışı'}`

/** Says why a part moved: the order, the reversed movement, or the result of a count, and the reason that somebody typed. */
function Reason({ movement: { kind, quantity, recorded, order, reason, takesBack } }: { movement: MovementJson }) {
  const reasonText = reason && <>{order || takesBack || kind === 'count' ? `: ${reason}` : reason}</>
  if (takesBack)
    return (
      <>
        {takesBack.order ? <OrderLink {...takesBack.order} isSmall /> : formatDayAndMonth(takesBack.createdAt)}{' '}
        {takesBack.kind === 'in' ? 'girişi' : 'çıkışı'} geri alındı{reasonText}
      </>
    )
  if (kind === 'count') {
    const finding = quantity === 0 ? 'tuttu' : `kayıtta ${milliText(recorded ?? 0)} vardı, fark ${signedText(quantity)}`
    return [reason || 'raf sayımı', finding].join('; ')
  }
  if (!order) return reason || <span className="text-ink-2">yazılmadı</span>
  return (
    <>
      <OrderLink {...order} isSmall /> için{reasonText}
    </>
  )
}

type ReversalProps = Pick<MovementsProps, 'part' | 'onWritten'> & { movement: MovementJson; onCancel: () => void }

function ReversalForm({ part, movement, onCancel, onWritten }: ReversalProps) {
  const { id, kind, quantity, order, createdAt } = movement
  const editor = useItemForm({
    name: `ters-kayit/${id}`,
    initial: { reason: '' },
    failureOf: ({ message }) => ({ text: MOVEMENT_ERROR + message }),
    isLostOnClose: true,
  })
  const { form, draft, isSending } = editor

  const submit = () =>
    editor.save(async () => {
      const path = apiPath('Parts/[key]/movements/[movementId]/back', { key: part.id, movementId: id })
      const { body } = await callAdmin(path, { method: 'POST', json: { reason: draft.reason.trim() } })
      await onWritten(body)
    })

  return (
    <form
      ref={form}
      noValidate
      aria-label="Ters kayıt"
      onSubmit={submitHandler(submit)}
      className="col-span-full grid gap-4 border-t border-line bg-sheet px-5 py-4 max-sm:px-4">
      <FormNotices form={editor} />
      <p>
        {locativeOf(formatDayAndMonth(createdAt))} {order && <b className="mono">{order.number}</b>} {order && 'için '}
        yazılan {quantityText(Math.abs(quantity), part.unit)} {kind === 'in' ? 'giriş' : 'çıkış'} geri alınacak; elde{' '}
        {milliText(part.onHand)} yerine {milliText(part.onHand - quantity)} olacak.
      </p>
      <TextField
        label={MOVEMENT_FIELDS.reason.label}
        optional
        id={`neden-${id}`}
        autoComplete="off"
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- somebody pressed the button that opens the form
        autoFocus
        {...fieldsOf(editor)('reason')}
      />
      <div className="flex flex-wrap gap-3 max-sm:*:flex-auto">
        <Button type="submit" variant="primary" busy={isSending && 'Yazılıyor'}>
          Ters Kaydı Yaz
        </Button>
        <Button disabled={isSending} onClick={onCancel}>
          Vazgeç
        </Button>
      </div>
    </form>
  )
}
