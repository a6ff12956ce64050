import { GitCompareArrows, Tags, UserRoundCheck } from 'lucide-react'
import { useState } from 'react'
import { useSWRConfig } from 'swr'
import { ShownAlert } from '@/components/admin/form/form-notices'
import { callAdmin, useRead } from '@/components/admin/session/api'
import { useCall } from '@/components/admin/session/use-call'
import { SelectionBar } from '@/components/admin/bulk/selection'
import { useSelectedRows } from '@/components/admin/bulk/use-selected-rows'
import { ORDER_COUNTS_PATH } from '@/components/admin/shell/reads'
import { ORDER_SAVE_ERROR } from '@/components/orders/staff/words'
import { Button, ButtonLink } from '@/components/ui/button'
import { Options, Select } from '@/components/ui/select'
import { apiPath } from '@/lib/api/paths'
import type { BulkResult } from '@/lib/content/bulk-actions'
import { ORDER_FIELDS } from '@/lib/orders/order/fields'
import type { OrderRowJson } from '@/lib/orders/order/output'
import { dativeOf } from '@/lib/platform/turkish/case'
import { adminOrderPath, labelsPath, MAX_LABELS } from '@/lib/site/admin-pages'

type Outcome = { result: BulkResult; personName: string; skippedOrders: OrderRowJson[] }

type BulkAssignmentOptions = { orders: readonly OrderRowJson[]; listKey: string; reload: () => unknown }

/** The selected orders, and the person who becomes responsible for them. */
export function useBulkAssignment({ orders, listKey, reload }: BulkAssignmentOptions) {
  const selection = useSelectedRows(orders, listKey)
  const { mutate } = useSWRConfig()
  const { isBusy, failure, run, forgetFailure } = useCall(ORDER_SAVE_ERROR)
  const [outcome, setOutcome] = useState<Outcome | null>(null)

  async function assign(person: { id: string; name: string } | null) {
    const rows = selection.currentItems()
    setOutcome(null)
    const json = { items: rows.map(({ id, version }) => ({ id, version })), responsibleId: person?.id ?? null }
    let result: BulkResult
    try {
      result = (await callAdmin(apiPath('WorkOrders/several'), { method: 'POST', json })).body
    } finally {
      void mutate(ORDER_COUNTS_PATH)
      // Awaited, so that orders that were skipped can be assigned in their latest state.
      await reload()
    }
    const skippedOrders = rows.filter(({ id }) => result.changed.includes(id))
    setOutcome({ result, personName: person?.name ?? '', skippedOrders })
    selection.select(skippedOrders)
    selection.setSelecting(skippedOrders.length > 0)
  }

  return {
    ...selection,
    isBusy,
    failure,
    outcome,
    assign: (person: { id: string; name: string } | null) => run(() => assign(person)),
    toggleMode: () => {
      selection.toggleMode()
      setOutcome(null)
      forgetFailure()
    },
  }
}

type BulkAssignment = ReturnType<typeof useBulkAssignment>

/** The bar for the selected orders, which assigns a responsible person or prints labels. */
export function OrdersBar({ bulk }: { bulk: BulkAssignment }) {
  const { selected, isBusy, failure, assign } = bulk
  const { data: people = [] } = useRead(apiPath('WorkOrders/people'))
  const [chosenId, setChosenId] = useState<string | null>(null)
  const person = people.find((candidate) => candidate.id === (chosenId ?? people.find(({ isSelf }) => isSelf)?.id))
  const isNobody = chosenId === ''
  const count = selected.size.toLocaleString('tr-TR')
  const canPrintLabels = selected.size > 0 && selected.size <= MAX_LABELS
  return (
    <SelectionBar count={selected.size} failure={failure}>
      <div className="flex items-center gap-2 max-sm:order-2 max-sm:flex-[1_1_100%]">
        <label htmlFor="sorumlu" className="text-ink-2 max-sm:sr-only">
          {ORDER_FIELDS.responsibleId.label}
        </label>
        <Select
          id="sorumlu"
          value={isNobody ? '' : (person?.id ?? '')}
          disabled={isBusy}
          onChange={({ target }) => setChosenId(target.value)}
          className="w-46 max-sm:w-auto max-sm:flex-1">
          <Options of={people.map(({ id: personId, name, isSelf }) => [personId, isSelf ? `${name} (siz)` : name])} />
          <option value="">Sorumlusu yok</option>
        </Select>
        <Button
          icon={UserRoundCheck}
          busy={isBusy && 'Atanıyor'}
          disabled={selected.size === 0 || (!isNobody && !person)}
          onClick={() => assign(isNobody ? null : person!)}>
          Ata
        </Button>
      </div>
      {canPrintLabels ? (
        <ButtonLink icon={Tags} href={labelsPath([...selected.keys()])}>
          {count} Etiketi Yazdır
        </ButtonLink>
      ) : (
        <Button icon={Tags} disabled>
          {selected.size > MAX_LABELS ? `En çok ${MAX_LABELS} Etiket` : 'Etiketleri Yazdır'}
        </Button>
      )}
    </SelectionBar>
  )
}

const MAX_NAMED_ORDERS = 5

/** Says how many orders were assigned, and lists the numbers of those that somebody has changed meanwhile. */
export function AssignmentNote({ outcome: { result, personName, skippedOrders } }: { outcome: Outcome }) {
  const { done, same, missing } = result
  const resultText = personName ? `${dativeOf(personName)} atandı` : 'sorumlusuz bırakıldı'
  const numbers = skippedOrders.slice(0, MAX_NAMED_ORDERS).map(({ number }) => number)
  const unnamedCount = skippedOrders.length - numbers.length
  const sentences = [
    skippedOrders.length > 0 &&
      `${numbers.join(', ')}${unnamedCount > 0 ? ` ve ${unnamedCount} tane daha` : ''} siz seçtikten sonra değişti, atlandı.`,
    same.length > 0 && `${same.length} tanesi zaten öyleydi.`,
    missing.length > 0 && `${missing.length} tanesi bu arada silinmiş.`,
  ]
  return (
    <ShownAlert
      tone={skippedOrders.length > 0 ? 'neutral' : 'good'}
      live="status"
      icon={skippedOrders.length > 0 ? GitCompareArrows : undefined}
      title={done.length > 0 ? `${done.length} iş emri ${resultText}.` : 'Hiçbir iş emri değişmedi.'}
      text={sentences.filter(Boolean).join(' ')}
      actions={
        skippedOrders.length > 0 &&
        skippedOrders.slice(0, MAX_NAMED_ORDERS).map(({ id, number }) => (
          <ButtonLink key={id} href={adminOrderPath(id)}>
            {number} İş Emrini Aç
          </ButtonLink>
        ))
      }
    />
  )
}
