import { errorsOf } from '@/components/admin/form/draft-form'
import { FORM_CELL, FormFields } from '@/components/admin/form/form-frame'
import { UncontrolledForm, useUncontrolledForm } from '@/components/admin/form/uncontrolled-form'
import { Alert } from '@/components/ui/alert'
import { type Role, ROLE_NAMES, ROLES } from '@/lib/access/roles'
import { type Invite, inviteSchema } from '@/lib/accounts/team/schema'

const ROLE_DESCRIPTIONS: Record<Role, string> = {
  manager: 'Her şey: site bilgileri, kullanıcılar, KVKK da.',
  editor: 'Hizmet, arıza kodu, yazı, referans.',
  workshop: 'Mesajlar ve iş emirleri.',
}

export function InviteForm({ invite }: { invite: (invitation: Invite) => Promise<void> }) {
  const state = useUncontrolledForm({
    check: (values) => errorsOf(inviteSchema, values),
    send: (values) => invite(inviteSchema.parse(values)),
    clearsOnSuccess: true,
  })
  const { failure, errors } = state
  // An invalid field shows its own error.
  const isFieldError = failure?.fields?.email !== undefined
  return (
    <UncontrolledForm
      state={state}
      title="Davet et"
      notices={
        failure && !isFieldError && <Alert tone="bad" title={`Davet edilirken hata oluştu: ${failure.message}`} />
      }
      submit="Davet Bağlantısı Oluştur"
      busy="Oluşturuluyor">
      <FormFields
        errors={errors}
        fields={[{ name: 'email', id: 'davet-e-posta', label: 'E-posta', type: 'email', autoComplete: 'off' }]}
      />
      <RoleChoice error={errors.role?.join(' ')} />
    </UncontrolledForm>
  )
}

const ROLE_CELL =
  'relative grid cursor-pointer grid-cols-[20px_minmax(0,1fr)] gap-x-3 px-4 py-3 leading-[1.25] not-first:border-t not-first:border-line hover:bg-tint has-checked:bg-tint has-checked:inset-ring has-checked:inset-ring-edge has-focus-visible:z-1 has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus'
const DOT =
  'size-4.5 rounded-full border border-field bg-paper peer-checked:border-6 peer-checked:border-ink forced-colors:hidden'

function RoleChoice({ error }: { error?: string }) {
  return (
    <div className={FORM_CELL}>
      <span aria-hidden className="mb-1.5 block font-semibold">
        Rol
      </span>
      <div role="radiogroup" aria-label="Rol" className="rounded-ctl border border-field bg-paper">
        {ROLE_NAMES.map((role) => (
          <label key={role} className={ROLE_CELL}>
            <input
              type="radio"
              name="role"
              value={role}
              defaultChecked={role === 'workshop'}
              className="peer absolute inset-0 size-full cursor-pointer opacity-0 forced-colors:static forced-colors:size-4.5 forced-colors:opacity-100"
            />
            <i aria-hidden className={DOT} />
            <b>{ROLES[role].label}</b>
            <small className="col-start-2 text-small leading-[1.4] text-ink-2">{ROLE_DESCRIPTIONS[role]}</small>
          </label>
        ))}
      </div>
      {error && <p className="mt-1.5 font-semibold text-bad">{error}</p>}
    </div>
  )
}
