import { TriangleAlert } from 'lucide-react'
import { Choices } from '@/components/admin/form/choices'
import { choicesOf, fieldsOf } from '@/components/admin/form/draft-form'
import { SubmitButton } from '@/components/admin/form/form-frame'
import { FormNotices } from '@/components/admin/form/form-notices'
import { useIdempotencyKey } from '@/components/admin/form/use-idempotency-key'
import { hasChanged, useItemForm } from '@/components/admin/form/use-item-form'
import { type FormFailure, submitHandler } from '@/components/admin/form/use-submit'
import { OrderLink } from '@/components/admin/parts/order-link'
import { callAdmin } from '@/components/admin/session/api'
import { TextField } from '@/components/ui/field'
import { Icon } from '@/components/ui/icon'
import { apiPath } from '@/lib/api/paths'
import { type BOOKED_KINDS, MOVEMENT_FIELDS, MOVEMENT_WORDS, type MovementKind } from '@/lib/parts/fields'
import type { PartJson } from '@/lib/parts/output'
import type { FieldErrors } from '@/lib/platform/app-error'
import { OrderField } from './order-field'
import { OnHand, StockBar } from './stock-level'
import { milliOf, milliText, MOVEMENT_ERROR, quantityText, signedText } from './words'

type Kind = (typeof BOOKED_KINDS)[number]

const KIND_TEXTS: Record<Kind, { ask: (unit: string) => string; button: string }> = {
  count: { ask: (unit) => `Rafta kaç ${unit} var?`, button: 'Sayımı Yaz' },
  in: { ask: (unit) => `Kaç ${unit} girdi?`, button: 'Girişi Yaz' },
  out: { ask: (unit) => `Kaç ${unit} çıktı?`, button: 'Çıkışı Yaz' },
}

const KIND_CHOICES = (['count', 'in', 'out'] as const).map((value) => ({ value, label: MOVEMENT_WORDS[value] }))

type StockPanelProps = {
  part: PartJson
  /** Whether another form has the orange button. */
  isPlain: boolean
  /** Whether a scanned label opened the screen: the focus starts in the count. */
  isScanned: boolean
  onWritten: (part: PartJson, kind: MovementKind) => Promise<unknown>
  /** Called when a movement was refused, because the quantity may have changed. */
  onRefused: () => void
}

/** A part's quantity, the orders that wait for it, and the form for a movement. */
export function StockPanel(props: StockPanelProps) {
  const { part } = props
  const { onHand, least, unit, place } = part
  return (
    <section
      aria-labelledby="elde"
      className="mb-6 grid max-w-288 grid-cols-[minmax(15rem,auto)_minmax(0,1fr)] border-2 border-edge bg-paper max-lg:grid-cols-1">
      <div className="border-r border-line px-5 pt-3.5 pb-4 max-lg:border-r-0 max-lg:border-b max-sm:px-4">
        <h2 id="elde" className="font-sans text-[1rem] leading-[1.4] font-normal tracking-normal text-ink-2">
          Elde
        </h2>
        <OnHand onHand={onHand} unit={unit} className="text-[min(2.5rem,11vw)] leading-[1.15] tracking-[-0.045em]" />
        <StockBar onHand={onHand} least={least} />
        <p className="text-small [overflow-wrap:anywhere] text-ink-2">
          {[least > 0 && `en az ${quantityText(least, unit)}`, place].filter(Boolean).join(', ')}
        </p>
      </div>
      <div className="grid content-center gap-1.5 px-5 py-3.5 empty:hidden max-sm:px-4">
        <StockWarning part={part} />
        <WaitingOrders
          words="iş bu parçayı bekliyor"
          orders={part.waitingOrders.filter(({ arrivedAt }) => arrivedAt === null)}
        />
        <WaitingOrders
          words="işin parçası geldi, daha düşülmedi"
          orders={part.waitingOrders.filter(({ arrivedAt }) => arrivedAt !== null)}
        />
      </div>
      <MovementForm {...props} />
    </section>
  )
}

const WARNING = 'flex gap-2.5 leading-[1.45] text-bad'

function StockWarning({ part: { onHand, least, unit } }: { part: PartJson }) {
  if (onHand < 0)
    return (
      <p className={WARNING}>
        <Icon of={TriangleAlert} className="mt-0.5 size-5" />
        <span>
          <b>Raf kayıttan farklı.</b> Kayda göre {quantityText(-onHand, unit)} eksiye düştü; rafa bakıp sayım yazın.
        </span>
      </p>
    )
  if (onHand < least)
    return (
      <p>
        <b>Azaldı.</b> En aza göre {quantityText(least - onHand, unit)} eksik.
      </p>
    )
  return <p className="text-ink-2">{least > 0 ? 'Yeterli.' : 'En az miktarı yazılmamış.'}</p>
}

function WaitingOrders({ words, orders }: { words: string; orders: PartJson['waitingOrders'] }) {
  if (orders.length === 0) return null
  return (
    <p className="text-small text-ink-2">
      {orders.length} {words}:{' '}
      {orders.map(({ id, number }, index) => (
        <span key={id}>
          {index > 0 && ', '}
          <OrderLink id={id} number={number} isSmall />
        </span>
      ))}
    </p>
  )
}

type Input = { quantity: string; reason: string; order: { id: string; number: string } | null }
type Draft = Input & { kind: Kind }

const EMPTY: Input = { quantity: '', reason: '', order: null }

function MovementForm({ part, isPlain, isScanned, onWritten, onRefused }: StockPanelProps) {
  const { id, onHand, unit, movements } = part
  const idempotencyKey = useIdempotencyKey()
  const editor = useItemForm<Draft, FormFailure>({
    name: `hareket/${id}`,
    initial: { ...EMPTY, kind: 'count' },
    isChanged: (draft) => hasChanged<Input>(draft, EMPTY),
    failureOf: ({ message }) => ({ text: MOVEMENT_ERROR + message }),
    // A stored count could be outdated.
    isLostOnClose: true,
  })
  const { form, draft, isSending, errors: fieldErrors, change } = editor
  const { kind } = draft
  const field = fieldsOf(editor)
  const quantity = milliOf(draft.quantity, unit)
  const newQuantity =
    quantity === null ? null : { count: quantity, in: onHand + quantity, out: onHand - quantity }[kind]
  const isBelowZero = kind === 'out' && newQuantity !== null && newQuantity < 0

  function submit() {
    const errors: FieldErrors = quantity === null ? { quantity: ['Miktarı 2 ya da 1,5 biçiminde yazın.'] } : {}
    const json = {
      kind,
      quantity: quantity ?? 0,
      reason: draft.reason.trim(),
      ...(kind === 'out' && { orderId: draft.order?.id ?? null }),
      // The API refuses the count if the part has had movements since.
      ...(kind === 'count' && { seen: movements }),
    }
    return editor.send(
      async () => {
        const call = { method: 'POST', json, headers: idempotencyKey.headersFor(json) } as const
        const { body } = await callAdmin(apiPath('Parts/[key]/movements', { key: id }), call).catch(
          (error: unknown) => {
            onRefused()
            throw error
          },
        )
        idempotencyKey.reset()
        // The kind stays for the next movement.
        change(EMPTY)
        await onWritten(body, kind)
      },
      { errors },
    )
  }

  return (
    <form
      ref={form}
      noValidate
      aria-label="Yeni hareket"
      onSubmit={submitHandler(submit)}
      className="col-span-full flex flex-wrap items-end gap-x-4 gap-y-3 border-t border-edge bg-sheet px-5 pt-3.5 pb-4 max-sm:px-4 max-sm:*:flex-[1_1_100%]">
      <FormNotices form={editor} />
      <Choices
        label="Yeni hareket"
        isLabelHidden
        options={KIND_CHOICES}
        {...choicesOf(editor)('kind')}
        className="max-sm:[&>div]:w-full max-sm:[&_label]:flex-1 max-sm:[&_label]:justify-center"
      />
      <TextField
        label={KIND_TEXTS[kind].ask(unit)}
        inputMode="decimal"
        autoComplete="off"
        required
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- a scanned label asks for the count
        autoFocus={isScanned}
        className="sm:w-40 [&_input]:mono [&_input]:py-1.5 [&_input]:text-right [&_input]:text-[1.1875rem]"
        {...field('quantity')}
      />
      {kind === 'out' && (
        <OrderField
          order={draft.order}
          error={fieldErrors.orderId?.join(' ')}
          className="sm:w-44"
          onChange={(order) => change({ order })}
        />
      )}
      <TextField
        label={MOVEMENT_FIELDS.reason.label}
        optional
        autoComplete="off"
        className="flex-[1_1_14rem]"
        {...field('reason')}
      />
      <SubmitButton isPlain={isPlain} busy={isSending && 'Yazılıyor'}>
        {isBelowZero ? 'Yine de Düş' : KIND_TEXTS[kind].button}
      </SubmitButton>
      <output className="basis-full text-small leading-[1.4] text-ink-2 empty:hidden">
        {isBelowZero ? (
          <span className={WARNING}>
            <Icon of={TriangleAlert} />
            <span>
              Kayıtta {quantityText(onHand, unit)} var; bununla <b>{milliText(newQuantity)}</b> olur. Elinizdeyse yazın,
              sonra rafı sayın.
            </span>
          </span>
        ) : (
          newQuantity !== null && hintOf(kind, onHand, newQuantity, unit)
        )}
      </output>
    </form>
  )
}

/** Says how a movement changes the quantity. */
function hintOf(kind: Kind, onHand: number, newQuantity: number, unit: string): string {
  if (kind !== 'count') return `Elde ${quantityText(newQuantity, unit)} olur.`
  const recordText = `Kayıtta ${milliText(onHand)} var`
  return newQuantity === onHand
    ? `${recordText}: sayım tuttu.`
    : `${recordText}: fark ${signedText(newQuantity - onHand)}, hareket olarak yazılır.`
}
