import { Pencil, Plus, Trash2 } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Choices } from '@/components/admin/form/choices'
import { errorsOf } from '@/components/admin/form/draft-form'
import { ConfirmDialog } from '@/components/admin/list/confirm-dialog'
import { Button } from '@/components/ui/button'
import { CheckMark } from '@/components/ui/check-mark'
import { CONTROL, FieldFrame, TextField } from '@/components/ui/field'
import { SquareButton } from '@/components/ui/square-button'
import { CURRENCIES, currencyName } from '@/lib/platform/turkish/money'
import { BANK_ACCOUNT_FIELDS } from '@/lib/settings/fields'
import { groupedIban, IBAN_LENGTH, ibanError, plainIban } from '@/lib/settings/iban'
import { MAX_ACCOUNTS, SECTIONS } from '@/lib/settings/schema'
import type { AccountDraft, SiteEditor } from './site-draft'

const EMPTY: AccountDraft = { bank: '', holder: '', iban: '', currency: 'TRY' }

const OPTIONS = CURRENCIES.map((value) => ({ value, label: currencyName(value) }))

const nameOf = ({ bank, currency }: AccountDraft) => `${bank}, ${currencyName(currency)}`

/** The account whose fields are open. `initial` has its values before editing; null for a new account. */
type OpenAccount = { index: number; initial: AccountDraft | null }

/** Returns the index of the account to which a field belongs: 1 for 'accounts.1.iban'. */
const accountIndex = (name: string) => Number(/^accounts\.(\d+)\./.exec(name)?.[1] ?? Number.NaN)

/** The bank accounts as a list, with the fields of one of them. */
export function BankFields({ editor }: { editor: SiteEditor }) {
  const { draft, errors: saveErrors, change } = editor
  const { accounts } = draft
  const area = useRef<HTMLDivElement>(null)
  const [openAccount, setOpenAccount] = useState<OpenAccount | null>(null)
  const [deletedIndex, setDeletedIndex] = useState<number | null>(null)

  // A failed save opens the invalid account.
  const invalidIndex = Object.keys(saveErrors)
    .map(accountIndex)
    .find((index) => index < accounts.length)
  useEffect(() => {
    if (invalidIndex !== undefined)
      setOpenAccount((current) =>
        current?.index === invalidIndex ? current : { index: invalidIndex, initial: accounts[invalidIndex]! },
      )
    // oxlint-disable-next-line react/exhaustive-deps -- once for each failed save
  }, [saveErrors])

  const focus = (selector: string) =>
    requestAnimationFrame(() => {
      const target = area.current?.querySelector<HTMLElement>(selector)
      target?.focus()
      target?.closest('li')?.scrollIntoView({ block: 'nearest' })
    })
  function open(index: number, initial: AccountDraft | null) {
    setOpenAccount({ index, initial })
    focus('input')
  }
  function close(index: number | null) {
    setOpenAccount(null)
    focus(index === null ? '[data-add]' : `[data-edit="${index}"]`)
  }
  function add() {
    change({ accounts: [...accounts, { ...EMPTY, holder: accounts.at(-1)?.holder ?? '' }] })
    open(accounts.length, null)
  }
  function cancel({ index, initial }: OpenAccount) {
    change({ accounts: initial ? accounts.with(index, initial) : accounts.toSpliced(index, 1) })
    close(initial ? index : null)
  }
  function remove(index: number) {
    change({ accounts: accounts.toSpliced(index, 1) })
    setDeletedIndex(null)
    close(null)
  }

  return (
    <div ref={area}>
      <ol>
        {accounts.map((account, index) =>
          openAccount?.index === index ? (
            <li key={index} className="border-b border-line bg-tint inset-ring inset-ring-edge">
              <AccountForm
                editor={editor}
                index={index}
                onDone={() => close(index)}
                onCancel={() => cancel(openAccount)}
              />
            </li>
          ) : (
            <li
              key={index}
              className="grid min-h-17 grid-cols-[minmax(0,1fr)_auto_3rem_auto] items-center gap-x-5 border-b border-line py-2 pr-3 pl-5 max-lg:grid-cols-[minmax(0,1fr)_auto] max-sm:gap-x-2 max-sm:pl-4">
              <div className="wrap-anywhere">
                <b className="block leading-[1.35]">{account.bank}</b>
                <span className="block text-small leading-[1.35] text-ink-2">{account.holder}</span>
              </div>
              <div className="flex flex-wrap justify-between gap-x-3 max-lg:col-span-full max-lg:row-start-2 max-lg:pr-3 lg:contents">
                <span className="font-mono text-[1rem] tracking-[-0.02em] max-sm:text-[0.875rem] max-sm:tracking-[-0.05em]">
                  {groupedIban(account.iban)}
                </span>
                <span>{currencyName(account.currency)}</span>
              </div>
              <div className="flex">
                <SquareButton
                  icon={Pencil}
                  data-edit={index}
                  disabled={openAccount !== null}
                  aria-label={`${nameOf(account)}: düzenle`}
                  onClick={() => open(index, account)}
                  className="disabled:text-ink-3"
                />
                <SquareButton
                  icon={Trash2}
                  disabled={openAccount !== null}
                  aria-label={`${nameOf(account)}: sil`}
                  onClick={() => setDeletedIndex(index)}
                  className="text-bad disabled:text-ink-3"
                />
              </div>
            </li>
          ),
        )}
      </ol>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2 px-5 py-4 max-sm:px-4">
        <Button icon={Plus} data-add disabled={openAccount !== null || accounts.length >= MAX_ACCOUNTS} onClick={add}>
          Hesap Ekle
        </Button>
        <p className="text-small text-ink-2">
          <span className="mono">
            {accounts.length}/{MAX_ACCOUNTS}
          </span>{' '}
          hesap. Müşteri yalnız teklifin para birimindeki hesapları görür, bu sırayla.
        </p>
      </div>
      <ConfirmDialog
        open={deletedIndex !== null}
        onConfirm={() => remove(deletedIndex!)}
        onCancel={() => setDeletedIndex(null)}>
        {deletedIndex !== null && accounts[deletedIndex] && (
          <p>
            {accounts[deletedIndex].bank} {currencyName(accounts[deletedIndex].currency)} hesabı silinecek. Gönderilmiş
            tekliflerin belgesinde yazan hesap değişmez.
          </p>
        )}
      </ConfirmDialog>
    </div>
  )
}

type AccountFormProps = { editor: SiteEditor; index: number; onDone: () => void; onCancel: () => void }

function AccountForm({ editor, index, onDone, onCancel }: AccountFormProps) {
  const { errors: saveErrors, change } = editor
  const { accounts } = editor.draft
  const name = `accounts.${index}`
  const account = accounts[index]!
  const errors = errorsOf(SECTIONS.bank, { accounts })
  const onChange = (changes: Partial<AccountDraft>) =>
    change({ accounts: accounts.with(index, { ...account, ...changes }) })
  const [isChecked, setChecked] = useState(false)
  const [hasBlurred, setBlurred] = useState(false)
  /** Errors of a failed save are shown until they are corrected. */
  const errorOf = (field: string, isShown: boolean) =>
    isShown || saveErrors[`${name}.${field}`] ? errors[`${name}.${field}`]?.join(' ') : undefined
  const control = (field: 'bank' | 'holder') => ({
    name: `${name}.${field}`,
    value: account[field],
    autoComplete: 'off',
    error: errorOf(field, isChecked),
    onChange: ({ target }: { target: { value: string } }) => onChange({ [field]: target.value }),
  })
  function finish() {
    const hasErrors = Object.keys(errors).some((field) => field.startsWith(`${name}.`))
    if (hasErrors) setChecked(true)
    else onDone()
  }
  const charCount = plainIban(account.iban).length
  const isComplete = charCount >= IBAN_LENGTH
  const ibanProblem = errorOf('iban', isChecked || isComplete || (hasBlurred && charCount > 0))
  return (
    <div className="grid gap-4.5 px-5 py-4 max-sm:px-4">
      <div className="grid grid-cols-2 gap-5 max-sm:grid-cols-1">
        <TextField label={BANK_ACCOUNT_FIELDS.bank.label} labelNote="şubesiyle" {...control('bank')} />
        <Choices
          label="Para birimi"
          name={`${name}.currency`}
          options={OPTIONS}
          value={account.currency}
          onChange={(currency) => onChange({ currency })}
        />
      </div>
      <TextField
        label={BANK_ACCOUNT_FIELDS.holder.label}
        hint={BANK_ACCOUNT_FIELDS.holder.hint}
        {...control('holder')}
      />
      <FieldFrame
        name={`${name}.iban`}
        label={BANK_ACCOUNT_FIELDS.iban.label}
        error={ibanProblem}
        hint={
          <>
            <IbanHint iban={account.iban} hasError={ibanProblem !== undefined} />{' '}
            <span className="mono">
              {charCount}/{IBAN_LENGTH}
            </span>
          </>
        }>
        {(attributes) => (
          <input
            {...attributes}
            value={account.iban}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            // Grouping would move a cursor that is not at the end of the text.
            onChange={({ target: { value, selectionEnd } }) =>
              onChange({ iban: selectionEnd === value.length ? groupedIban(value) : value })
            }
            onBlur={() => {
              setBlurred(true)
              onChange({ iban: groupedIban(account.iban) })
            }}
            className={`${CONTROL} max-w-120 font-mono text-[1.1875rem] tracking-[-0.02em] max-sm:px-2 max-sm:text-small max-sm:tracking-[-0.06em]`}
          />
        )}
      </FieldFrame>
      <div className="flex flex-wrap gap-3">
        <Button onClick={finish}>Tamam</Button>
        <Button onClick={onCancel}>Vazgeç</Button>
      </div>
    </div>
  )
}

function IbanHint({ iban, hasError }: { iban: string; hasError: boolean }) {
  if (hasError)
    return plainIban(iban).startsWith('TR') ? null : 'Yurt dışı hesabı gerekiyorsa teklif koşullarına yazın.'
  if (ibanError(iban) !== null) return 'Boşluklu ya da boşluksuz yapıştırın; dörderli gruplara kendiliğinden ayrılır.'
  return (
    <span className="inline-flex items-center gap-1.5 font-semibold text-ok">
      <CheckMark className="size-5" />
      Denetim sayısı doğru
    </span>
  )
}
