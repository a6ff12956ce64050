import { GitCompareArrows, ListChecks } from 'lucide-react'
import { SelectionBar } from '@/components/admin/bulk/selection'
import { Checkbox } from '@/components/admin/form/choices'
import { ShownAlert } from '@/components/admin/form/form-notices'
import { ConfirmDialog } from '@/components/admin/list/confirm-dialog'
import { ACTION_TEXTS, type Outcome, outcomeTexts } from '@/components/admin/bulk/words'
import type { ConfirmedSelection, Selection } from '@/components/admin/bulk/use-bulk'
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
  const { total, shownCount, isAllSelected, areShownSelected, isTooLong, toggleShown, toggleAll, rowSelection } = bulk
  const showsAll = shownCount === total
  return (
    <div className="flex flex-wrap gap-x-6 border-b border-line px-4">
      <Checkbox checked={areShownSelected} disabled={rowSelection.disabled || shownCount === 0} onChange={toggleShown}>
        {showsAll ? 'Hepsi' : `Görünen ${countText(shownCount)} kayıt`}
      </Checkbox>
      {!showsAll && !isTooLong && (
        <Checkbox checked={isAllSelected} disabled={rowSelection.disabled} onChange={toggleAll}>
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

export function BulkBar({ bulk, actions }: ConfirmedProps & { actions: readonly BulkAction[] }) {
  const { count, ask, rowSelection } = bulk
  return (
    <SelectionBar count={count} isInFrame>
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
  const { confirmation, count, isAllSelected } = bulk
  const action = confirmation.target ?? 'delete'
  const { label, busy, effect } = ACTION_TEXTS[action]
  return (
    <ConfirmDialog
      open={confirmation.target !== null}
      confirmLabel={label}
      variant={action === 'delete' ? 'danger' : 'plain'}
      busy={confirmation.isBusy && busy}
      onConfirm={() => void confirmation.confirm()}
      onCancel={confirmation.cancel}>
      <p>
        {isAllSelected && 'Görünmeyenlerle birlikte '}
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
    <ShownAlert
      tone={hasChanged ? 'neutral' : 'good'}
      live={hasChanged ? 'alert' : undefined}
      icon={hasChanged ? GitCompareArrows : undefined}
      {...outcomeTexts(outcome, noun)}
    />
  )
}
