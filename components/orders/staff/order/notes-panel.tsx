import { fieldsOf } from '@/components/admin/form/draft-form'
import { submitHandler } from '@/components/admin/form/use-submit'
import { useIdempotencyKey } from '@/components/admin/form/use-idempotency-key'
import { FormNotices } from '@/components/admin/form/form-notices'
import { useItemForm } from '@/components/admin/form/use-item-form'
import { Button } from '@/components/ui/button'
import { TextAreaField } from '@/components/ui/field'
import { Time } from '@/components/ui/time'
import { apiPath } from '@/lib/api/paths'
import type { FieldErrors } from '@/lib/platform/app-error'
import { Panel, PANEL_CELL } from '@/components/admin/parts/panel'
import { orderSaveFailure } from '@/components/orders/staff/words'
import type { OrderRecord } from './use-order'

export function NotesPanel({ record }: { record: OrderRecord }) {
  const { order, send } = record
  const editor = useItemForm({
    name: `is-emri/${order.id}/not`,
    initial: { text: '' },
    isChanged: ({ text }) => text.trim() !== '',
    failureOf: orderSaveFailure,
  })
  const { form, draft, isSending } = editor
  const idempotencyKey = useIdempotencyKey()

  async function submit() {
    const errors: FieldErrors = draft.text.trim() === '' ? { text: ['Notu yazın.'] } : {}
    const headers = idempotencyKey.headersFor(draft)
    const path = apiPath('WorkOrders/[key]/notes', { key: order.id })
    if (await editor.save(() => send(path, { method: 'POST', json: draft, headers }), { errors }))
      idempotencyKey.reset()
  }

  return (
    <Panel id="notlar" title="İç notlar" note="Müşteri görmez">
      <form ref={form} noValidate className={PANEL_CELL} onSubmit={submitHandler(submit)}>
        <FormNotices form={editor} />
        <TextAreaField
          label={<span className="sr-only">Yeni not</span>}
          id="yeni-not"
          rows={2}
          placeholder="Not yazın"
          disabled={isSending}
          {...fieldsOf(editor)('text')}
        />
        <Button type="submit" busy={isSending && 'Ekleniyor'} className="mt-3">
          Notu Ekle
        </Button>
      </form>
      {order.notes.length > 0 && (
        <ol className="px-5 max-sm:px-4">
          {order.notes.map((note) => (
            <li key={note.id} className="border-t border-line py-2.5 leading-[1.45] [overflow-wrap:anywhere]">
              <p className="whitespace-pre-line">{note.text}</p>
              <p className="text-small text-ink-2">
                {note.author}, <Time at={note.createdAt} className="mono" />
              </p>
            </li>
          ))}
        </ol>
      )}
    </Panel>
  )
}
