import type { ReactNode } from 'react'
import { GitCompareArrows, ListChecks } from 'lucide-react'
import { Checkbox } from '@/components/admin/form/choices'
import { bringIntoView } from '@/components/admin/form/form-notices'
import { ConfirmDialog } from '@/components/admin/list/confirm-dialog'
import { ACTION_TEXTS, type Outcome, outcomeTexts } from '@/components/admin/bulk/words'
import type { ConfirmedSelection, Selection } from '@/components/admin/bulk/use-bulk'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { MAX_BULK_ITEMS_TEXT, type BulkAction } from '@/lib/content/bulk-actions'
import { countText } from '@/lib/platform/turkish/numbers'

type Props = { bulk: Selection }
type ConfirmedProps = { bulk: ConfirmedSelection<BulkAction> }

export function BulkSwitch({ bulk: { isSelecting, total, toggleMode } }: Props) {
  if (total === 0 && !isSelecting) return null
  return (
    <Button icon={ListChecks} onClick={toggleMode} className="-my-1">
      {isSelecting ? 'Vazgeç' : 'Seç'}
    </Button>
  )
}

export function BulkCheckboxes({ bulk }: Props) {
  const { total, shownCount, isAll, areShownSelected, isTooLong, selectShown, selectAll, rowSelection } = bulk
  const showsAll = shownCount === total
  return (
    <div className="flex flex-wrap gap-x-6 border-b border-line px-4">
      <Checkbox checked={areShownSelected} disabled={rowSelection.disabled || shownCount === 0} onChange={selectShown}>
        {showsAll ? 'Hepsi' : `Görünen ${countText(shownCount)} kayıt`}
      </Checkbox>
      {!showsAll && !isTooLong && (
        <Checkbox checked={isAll} disabled={rowSelection.disabled} onChange={selectAll}>
          Listedeki {countText(total)} kaydın hepsi
        </Checkbox>
      )}
      {!showsAll && isTooLong && (
        <p className="py-2.5 leading-[1.45] text-ink-2">
          Listenin hepsi için daraltın: bir seferde en çok {MAX_BULK_ITEMS_TEXT} kayıt.
        </p>
      )}
    </div>
  )
}

/** Sticky bar below the rows: the number of selected items, and the actions. */
export function SelectionBar({ count, children }: { count: number; children: ReactNode }) {
  return (
    <section
      aria-label="Seçilenler"
      className="sticky bottom-0 z-1 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t-2 border-edge bg-sheet px-4 py-2">
      <output className="font-semibold">
        <span className="mono text-[1.125rem]">{countText(count)}</span> seçili
      </output>
      <div className="flex flex-wrap gap-2 max-sm:w-full max-sm:*:flex-1">{children}</div>
    </section>
  )
}

export function BulkBar({ bulk, actions }: ConfirmedProps & { actions: readonly BulkAction[] }) {
  const { count, ask, rowSelection } = bulk
  return (
    <SelectionBar count={count}>
      {actions.map((action) => (
        <Button
          key={action}
          variant={action === 'delete' ? 'danger' : 'plain'}
          disabled={count === 0 || rowSelection.disabled}
          onClick={() => ask(action)}>
          {ACTION_TEXTS[action].label}
        </Button>
      ))}
    </SelectionBar>
  )
}

type DialogProps = ConfirmedProps & {
  noun: string
  /** A sentence about what is deleted with the items. */
  alsoDeleted: string
}

export function BulkDialog({ bulk, noun, alsoDeleted }: DialogProps) {
  const { confirmation, count, isAll } = bulk
  const action = confirmation.target ?? 'delete'
  const { label, busy, effect } = ACTION_TEXTS[action]
  return (
    <ConfirmDialog
      open={confirmation.target !== null}
      confirm={label}
      variant={action === 'delete' ? 'danger' : 'plain'}
      busy={confirmation.isBusy && busy}
      onConfirm={() => void confirmation.confirm()}
      onCancel={confirmation.cancel}>
      <p>
        {isAll && 'Görünmeyenlerle birlikte '}
        <b>
          {countText(count)} {noun}
        </b>{' '}
        {effect} {action === 'delete' && alsoDeleted}
      </p>
    </ConfirmDialog>
  )
}

export function BulkNote({ outcome, noun }: { outcome: Outcome; noun: string }) {
  const hasChanged = outcome.result.changed.length > 0
  return (
    <Alert
      ref={bringIntoView}
      tone={hasChanged ? 'neutral' : 'good'}
      live={hasChanged ? 'alert' : undefined}
      icon={hasChanged ? GitCompareArrows : undefined}
      className="mb-4 scroll-mt-20"
      {...outcomeTexts(outcome, noun)}
    />
  )
}
