import { Plus } from 'lucide-react'
import { PageHeaderAction } from '@/components/admin/shell/page-header-action'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'

/** Beside the page's title: empties the form for a new item. */
export function NewItemButton({ label, disabled, onNew }: { label: string; disabled: boolean; onNew: () => void }) {
  return (
    <PageHeaderAction>
      <Button size="compact" disabled={disabled} onClick={onNew}>
        <Icon of={Plus} />
        {label}
      </Button>
    </PageHeaderAction>
  )
}
