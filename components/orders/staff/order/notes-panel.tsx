import { fieldsOf } from '@/components/admin/form/draft-form'
import { sends } from '@/components/admin/form/use-submit'
import { useAttemptKey } from '@/components/admin/form/use-attempt-key'
import { useForm } from '@/components/admin/form/use-form'
import { Button } from '@/components/ui/button'
import { TextAreaField } from '@/components/ui/field'
import { Time } from '@/components/ui/time'
import type { FieldErrors } from '@/lib/platform/app-error'
import { Panel, PANEL_CELL } from '@/components/admin/parts/panel'
import { saveFailure, SendingNotices } from '@/components/orders/staff/sending'
import type { OpenOrder } from './use-order'

export function NotesPanel({ open }: { open: OpenOrder }) {
  const { order, send } = open
  const { form, sending, draft, offers, change, reset } = useForm({
    key: `is-emri/${order.id}/not`,
    initial: { text: '' },
    isChanged: ({ text }) => text.trim() !== '',
    failureOf: saveFailure,
  })
  const attempt = useAttemptKey()

  async function submit() {
    const wrong: FieldErrors = draft.text.trim() === '' ? { text: ['Notu yazın.'] } : {}
    const headers = attempt.headersFor(draft)
    if (!(await sending.send(() => send('notes', { method: 'POST', json: draft, headers }), { wrong }))) return
    attempt.succeeded()
    reset()
  }

  return (
    <Panel id="notlar" title="İç notlar" note="Müşteri görmez">
      <form ref={form} noValidate className={PANEL_CELL} onSubmit={sends(submit)}>
        <SendingNotices sending={sending} offers={offers} />
        <TextAreaField
          label={<span className="sr-only">Yeni not</span>}
          id="yeni-not"
          rows={2}
          placeholder="Not yazın"
          disabled={sending.isSending}
          {...fieldsOf({ draft, fields: sending.fields, change })('text')}
        />
        <Button type="submit" busy={sending.isSending && 'Ekleniyor'} className="mt-3">
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
