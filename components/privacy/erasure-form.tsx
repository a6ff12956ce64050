import { Checkbox } from '@/components/admin/form/choices'
import { fieldsOf } from '@/components/admin/form/draft-form'
import { FormButtons, FormFrame } from '@/components/admin/form/form-frame'
import { useItemForm } from '@/components/admin/form/use-item-form'
import { submitHandler } from '@/components/admin/form/use-submit'
import { Button } from '@/components/ui/button'
import { TextField } from '@/components/ui/field'
import { isSamePerson, personOf } from '@/lib/privacy/schema'
import type { FieldErrors } from '@/lib/platform/app-error'
import type { PersonJson } from '@/lib/privacy/output'
import { istanbulDay, parseDayAndTime } from '@/lib/platform/turkish/dates'
import { ErasurePreview } from './erasure-preview'

type ErasureFormProps = {
  person: PersonJson
  withCompany: boolean
  isBusy: boolean
  isErasing: boolean
  /** Searches again when the box for erasing the company's name is ticked or cleared. */
  onCompany: (withCompany: boolean) => void
  /** @throws {ApiError} with field errors */
  onErase: (requestedOn: string, confirmation: string) => Promise<void>
}

const WRONG_DAY = 'Tarihi gün, ay ve yıl olarak yazın: 05.03.2026'

/** Preview of the erasure, and its button, which is enabled when the address or phone number is typed again. */
export function ErasureForm({ person, withCompany, isBusy, isErasing, onCompany, onErase }: ErasureFormProps) {
  const { form, send, ...editor } = useItemForm({
    name: 'kvkk',
    initial: { requestedOn: '', confirmation: '' },
    // The confirmation is personal data: it is neither kept nor asked about when the user leaves.
    isChanged: () => false,
    isLostOnClose: true,
    failureOf: ({ message }) => message,
  })
  const { requestedOn, confirmation } = editor.draft
  const isConfirmed = isSamePerson(personOf(person.person)!, confirmation)
  const [kindName, kindAccusative] = person.kind === 'email' ? ['Adres', 'e-postayı'] : ['Telefon', 'telefonu']
  const field = fieldsOf(editor)

  async function submit() {
    const day = parseDayAndTime(requestedOn, '12:00')
    const fieldErrors: FieldErrors = !day
      ? { requestedOn: [WRONG_DAY] }
      : isConfirmed
        ? {}
        : { confirmation: [`Önce aynı ${kindAccusative} yazın.`] }
    // Not `save`: an erasure that fails keeps what was typed.
    await send(() => onErase(day ? istanbulDay(day) : '', confirmation), { errors: fieldErrors })
  }

  return (
    <FormFrame
      ref={form}
      title="Sil"
      note="Geri alınamaz"
      aria-label="Kişinin verisini sil"
      onSubmit={submitHandler(submit)}>
      <ErasurePreview person={person} withCompany={withCompany} />
      {person.companies.length > 0 && (
        <div className="px-5 pt-3 max-sm:px-4">
          <Checkbox checked={withCompany} disabled={isBusy} onChange={({ target }) => onCompany(target.checked)}>
            {`Firmanın adı kişinin kendi adı, o da silinsin (${person.companies.join(', ')})`}
          </Checkbox>
        </div>
      )}
      <div className="grid grid-cols-2 gap-x-5 px-5 pt-4 max-sm:grid-cols-1 max-sm:gap-y-4 max-sm:px-4">
        <TextField
          label="Başvuru tarihi"
          inputMode="numeric"
          autoComplete="off"
          required
          placeholder="GG.AA.YYYY"
          disabled={isErasing}
          hint="İşlem kaydına bu yazılır, kişinin adı değil."
          {...field('requestedOn')}
        />
        <TextField
          label={`Onay için ${kindAccusative} yeniden yazın`}
          autoComplete="off"
          required
          disabled={isErasing}
          {...field('confirmation')}
        />
      </div>
      <FormButtons>
        <Button
          type="submit"
          variant="danger"
          // A ticked or cleared box starts a search, which may be running.
          disabled={isBusy && !isErasing}
          aria-disabled={!isConfirmed || undefined}
          busy={isErasing && 'Siliniyor'}
          className="aria-disabled:cursor-not-allowed aria-disabled:border-field aria-disabled:bg-tint aria-disabled:text-ink-2 max-sm:basis-full">
          Kişinin Verisini Sil
        </Button>
        {!isConfirmed && (
          <p className="text-ink-2 max-sm:order-first max-sm:basis-full">{kindName} yazılınca açılır.</p>
        )}
      </FormButtons>
    </FormFrame>
  )
}
