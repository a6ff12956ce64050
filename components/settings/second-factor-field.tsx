import { Checkbox } from '@/components/admin/form/choices'
import { useRead } from '@/components/admin/session/api'
import { useAccount } from '@/components/admin/shell/use-account'
import { apiPath } from '@/lib/api/paths'
import { FLAG_SET } from '@/lib/content/fields'
import { NOTIFICATION_FIELDS } from '@/lib/settings/fields'
import type { SiteEditor } from './site-draft'

const OWN_HINT = 'Sizinki de yok: kaydedince, telefonunuzu bağlayana kadar yalnız Ayarlar açılır.'

/** Returns the number of people without a second factor, or undefined before it is loaded. */
function useCountWithoutFactor(): number | undefined {
  const { data } = useRead(apiPath('Team'))
  return data?.people.filter(({ hasSecondFactor, deactivatedAt }) => !hasSecondFactor && !deactivatedAt).length
}

/** Checkbox that requires a second factor. Its hint says how many people would have to set up a second factor. */
export function SecondFactorField({ editor }: { editor: SiteEditor }) {
  const { draft, change } = editor
  const { data: account } = useAccount()
  const count = useCountWithoutFactor()
  const isSet = draft.secondFactorRequired === FLAG_SET
  const hints = [
    count ? `Ayarlamamış olan ${count} kişi bir sonraki girişte ayarlar.` : '',
    isSet && account && !account.hasSecondFactor ? OWN_HINT : '',
  ].filter(Boolean)
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 font-semibold">İki adımlı giriş</legend>
      <Checkbox
        name="secondFactorRequired"
        checked={isSet}
        aria-describedby="second-factor-hint"
        onChange={({ target }) => change({ secondFactorRequired: target.checked ? FLAG_SET : '' })}>
        {NOTIFICATION_FIELDS.secondFactorRequired.label}
      </Checkbox>
      <p id="second-factor-hint" className="text-small text-ink-2">
        {hints.join(' ')}
      </p>
    </fieldset>
  )
}
