import { ConfirmDialog } from '@/components/admin/list/confirm-dialog'
import type { Deletion } from '@/components/admin/list/use-deletion'

/** Asks before an item is deleted. */
export function DeleteDialog<Item>({ deletion, text }: { deletion: Deletion<Item>; text: (item: Item) => string }) {
  const { asked, isBusy, confirm, cancel } = deletion
  return (
    <ConfirmDialog
      open={asked !== null}
      busy={isBusy && 'Siliniyor'}
      onConfirm={() => void confirm()}
      onCancel={cancel}
    >
      <p>{asked && text(asked)}</p>
    </ConfirmDialog>
  )
}
