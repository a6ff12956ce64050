'use client'

import { ArrowLeftRight, Merge } from 'lucide-react'
import { useRouter, useSearchParams } from 'next/navigation'
import { useState } from 'react'
import { FailureBox } from '@/components/admin/form/form-notices'
import { FormFrame } from '@/components/admin/form/form-frame'
import { submitHandler, useSubmit } from '@/components/admin/form/use-submit'
import { EmptyList, ListFrame, SearchBox, useSearch } from '@/components/admin/list/list'
import { ListSkeleton } from '@/components/admin/list/loading-boundary'
import { useAdminList } from '@/components/admin/list/use-admin-list'
import { passToNextScreen } from '@/components/admin/parts/use-last-action'
import { callAdmin, useVersioned } from '@/components/admin/session/api'
import { countsText, CUSTOMER_LOAD_ERROR, customerName } from '@/components/customers/words'
import { Alert } from '@/components/ui/alert'
import { Button, ButtonLink } from '@/components/ui/button'
import { Link } from '@/components/ui/link'
import type { ApiError } from '@/lib/api/client'
import { apiPath } from '@/lib/api/paths'
import { CUSTOMER_FIELDS } from '@/lib/customers/fields'
import type { CustomerJson } from '@/lib/customers/output'
import { MERGE_FIELDS, type MergeField } from '@/lib/customers/schema'
import { formatPhone } from '@/lib/platform/turkish/phone'
import { adminCustomerPath } from '@/lib/site/admin-pages'
import { type CustomerRecord, type StoredCustomer, WithCustomer } from './use-customer'

/** Maximum number of customers to choose from. */
const MAX_CANDIDATES = 20

const MERGE_ERROR = 'Kayıtlar birleştirilirken bir hata oluştu: '

/** Merges another customer into the one in the URL: staff first choose the other one, then compare the two. */
export function MergeScreen() {
  const otherId = useSearchParams().get('ile')
  return (
    <WithCustomer>
      {(record) =>
        otherId ? (
          <CompareCustomers key={record.id + otherId} record={record} otherId={otherId} />
        ) : (
          <ChooseCustomer record={record} />
        )
      }
    </WithCustomer>
  )
}

const mergePath = (id: string, otherId: string) => `${adminCustomerPath(id, 'birlestir')}?ile=${otherId}`

function ChooseCustomer({ record }: { record: CustomerRecord }) {
  const { customer } = record
  const { text, setText, search } = useSearch()
  const list = useAdminList(apiPath('Customers'), { search })
  const candidates = search ? list.items : customer.duplicates
  const otherCustomers = candidates.filter(({ id }) => id !== customer.id).slice(0, MAX_CANDIDATES)
  return (
    <div className="max-w-216">
      <SearchBox
        label="Katılacak kaydı ara: ad, firma, telefon"
        text={text}
        setText={setText}
        className="mb-4 w-96 max-sm:w-full"
      />
      <ListFrame title={search ? 'Bulunanlar' : 'Aynı kişi olabilir'}>
        {otherCustomers.length === 0 && (
          <EmptyList
            title={search ? `“${search}” için başka müşteri yok.` : 'Aynı telefonu ya da e-postayı kullanan kayıt yok.'}
            text="Katılacak kaydı adıyla ya da telefonuyla arayın."
          />
        )}
        <ul>
          {otherCustomers.map((other) => (
            <li key={other.id} className="border-b border-line px-4 py-2.5 last:border-0">
              <Link href={mergePath(customer.id, other.id)} className="inline-flex min-h-11 items-center font-semibold">
                {customerName(other)}
              </Link>
              <span className="block text-small text-ink-2">{other.contactPerson}</span>
            </li>
          ))}
        </ul>
      </ListFrame>
    </div>
  )
}

function CompareCustomers({ record, otherId }: { record: CustomerRecord; otherId: string }) {
  const { stored: storedOther, error } = useVersioned(apiPath('Customers/[key]', { key: otherId }))
  if (error && !storedOther) {
    const backLink = (
      <ButtonLink size="normal" href={adminCustomerPath(record.id, 'birlestir')}>
        Başka Kayıt Seç
      </ButtonLink>
    )
    return <Alert tone="bad" className="max-w-288" title={CUSTOMER_LOAD_ERROR + error.message} actions={backLink} />
  }
  if (!storedOther) return <ListSkeleton rows={6} />
  return <MergeForm stored={record.stored} other={storedOther.item} onChanged={record.reload} />
}

type ComparedRow = { label: string; fields: readonly MergeField[]; textOf: (customer: CustomerJson) => string }

/** The rows of the comparison. Tax office and tax number share a row. */
const COMPARED_ROWS: readonly ComparedRow[] = MERGE_FIELDS.flatMap((name): ComparedRow[] => {
  const [label, textOf] = [CUSTOMER_FIELDS[name].label, (customer: CustomerJson) => customer[name]]
  if (name === 'phone') return [{ label, fields: [name], textOf: ({ phone }) => formatPhone(phone) }]
  if (name === 'taxOffice') return []
  if (name !== 'taxNumber') return [{ label, fields: [name], textOf }]
  const taxText = ({ taxOffice, taxNumber }: CustomerJson) => [taxOffice, taxNumber].filter(Boolean).join(', ')
  return [{ label: 'Vergi', fields: ['taxOffice', 'taxNumber'], textOf: taxText }]
})

const CELL = 'border-b border-l border-line align-top first:border-l-0 max-sm:block max-sm:border-0'
const PLAIN_VALUE =
  'py-3 pr-5 pl-12.5 leading-[1.4] whitespace-pre-line text-ink-2 [overflow-wrap:anywhere] max-sm:px-4 max-sm:py-1'

type MergeFormProps = { stored: StoredCustomer; other: CustomerJson; onChanged: () => Promise<unknown> }

/** Asks which of two different values to keep, shows how much the merged record will contain, and merges. */
function MergeForm({ stored, other, onChanged }: MergeFormProps) {
  const router = useRouter()
  const target = stored.item
  /** The rows whose value comes from the other customer. */
  const [takenRows, setTakenRows] = useState<readonly ComparedRow[]>([])
  const { form, send, isSending, failure, hasConflict, attempt, doneMessage } = useSubmit(
    ({ message }: ApiError) => MERGE_ERROR + message,
  )
  const isBusy = isSending || doneMessage !== null
  const devices = new Set([...target.orderList, ...other.orderList].map(({ deviceKey }) => deviceKey).filter(Boolean))
  const messages = new Set([...target.messages, ...other.messages].map(({ id }) => id))

  const submit = () =>
    send(async () => {
      const take = takenRows.flatMap(({ fields }) => fields)
      const json = { otherId: other.id, otherVersion: other.version, take }
      await callAdmin(apiPath('Customers/[key]/merge', { key: target.id }), {
        method: 'POST',
        json,
        ifMatch: stored.etag,
      }).catch((error: unknown) => {
        void onChanged()
        throw error
      })
      // Wait for the merged data, which the next screen shows.
      await onChanged()
      passToNextScreen(target.id, 'merged')
      router.push(adminCustomerPath(target.id))
    })

  return (
    <div className="max-w-288">
      {failure && <FailureBox key={attempt} failure={{ text: failure }} />}
      {hasConflict && (
        <Alert
          tone="neutral"
          live="alert"
          className="mb-4"
          title="Kayıtlardan biri siz bakarken değişti."
          text="Güncel bilgiler aşağıda; bakıp yeniden birleştirin."
        />
      )}
      <FormFrame
        ref={form}
        title="Hangi bilgi kalsın?"
        note={<span className="max-sm:hidden">Yalnız farklı olan sorulur; notlar alt alta kalır</span>}
        onSubmit={submitHandler(submit)}>
        <table className="w-full table-fixed border-collapse bg-paper text-left max-sm:block">
          <thead className="max-sm:hidden">
            <tr className="bg-sheet">
              <th scope="col" className="w-36 border-b-2 border-edge">
                <span className="sr-only">Bilgi</span>
              </th>
              {[
                ['Kalacak kayıt', target],
                ['Katılacak kayıt', other],
              ].map(([title, customer]) => (
                <th
                  key={title as string}
                  scope="col"
                  className="border-b-2 border-l border-edge border-l-line px-5 py-3">
                  <b className="block font-title text-[1.125rem] leading-[1.25]">{title as string}</b>
                  <small className="text-small font-normal text-ink-2">{countsText(customer as CustomerJson)}</small>
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="max-sm:block">
            {COMPARED_ROWS.map((row) => (
              <MergeRow
                key={row.label}
                row={row}
                target={target}
                other={other}
                isTaken={takenRows.includes(row)}
                disabled={isBusy}
                onTake={(isTaken) =>
                  setTakenRows([...takenRows.filter((takenRow) => takenRow !== row), ...(isTaken ? [row] : [])])
                }
              />
            ))}
            <tr className="max-sm:block max-sm:border-b max-sm:border-line">
              <th scope="row" className={`${CELL} px-5 py-3 font-normal text-ink-2 max-sm:px-4 max-sm:pb-0`}>
                {CUSTOMER_FIELDS.note.label}
              </th>
              <td className={CELL}>
                <p className={PLAIN_VALUE}>{target.note || 'Yok'}</p>
              </td>
              <td className={`${CELL} ${other.note ? '' : 'max-sm:hidden'}`}>
                <p className={PLAIN_VALUE}>{other.note || 'Yok'}</p>
              </td>
            </tr>
          </tbody>
        </table>
        <dl className="grid grid-cols-3">
          {[
            ['Birleşince', `${target.orders + other.orders} iş emri`],
            ['Cihaz', devices.size],
            ['Mesaj', messages.size],
          ].map(([name, value]) => (
            <div key={name} className="border-l border-line px-5 pt-3 pb-3.5 first:border-l-0 max-sm:px-4">
              <dt className="text-small text-ink-2">{name}</dt>
              <dd className="font-title text-[1.125rem] leading-[1.35] font-semibold">{value}</dd>
            </div>
          ))}
        </dl>
        <div className="flex flex-wrap items-center gap-3 border-t border-edge bg-sheet px-5 py-4 max-sm:px-4">
          <Button
            icon={Merge}
            type="submit"
            variant="primary"
            busy={isBusy && 'Birleştiriliyor'}
            className="max-sm:flex-auto">
            Birleştir
          </Button>
          <ButtonLink icon={ArrowLeftRight} href={mergePath(other.id, target.id)} className="max-sm:flex-auto">
            Yerlerini Değiştir
          </ButtonLink>
          <ButtonLink href={adminCustomerPath(target.id)} className="max-sm:flex-auto">
            Vazgeç
          </ButtonLink>
          <p className="text-ink-2">
            Geri alınamaz, işlem kaydına yazılır. İş emirlerindeki ad, telefon ve e-posta o günkü gibi kalır.
          </p>
        </div>
      </FormFrame>
    </div>
  )
}

type MergeRowProps = {
  row: ComparedRow
  target: CustomerJson
  other: CustomerJson
  isTaken: boolean
  disabled: boolean
  onTake: (isTaken: boolean) => void
}

/** A row of the comparison, with a choice if both customers have a value and the two differ. */
function MergeRow({ row: { label, textOf }, target, other, isTaken, disabled, onTake }: MergeRowProps) {
  const [targetText, otherText] = [textOf(target), textOf(other)]
  const isAsked = targetText !== '' && otherText !== '' && targetText !== otherText
  const id = `fark-${label}`
  const renderChoice = (text: string, checked: boolean, isOther: boolean) => (
    <label className="grid min-h-12 cursor-pointer grid-cols-[20px_minmax(0,1fr)] items-start gap-2.5 px-5 py-3 leading-[1.4] [overflow-wrap:anywhere] hover:bg-tint max-sm:px-4 max-sm:pt-0.5">
      <input
        type="radio"
        name={id}
        checked={checked}
        disabled={disabled}
        aria-describedby={id}
        onChange={() => onTake(isOther)}
        className="mt-px size-5 appearance-none rounded-full border border-field bg-paper checked:border-6 checked:border-ink forced-colors:appearance-auto"
      />
      <span className="whitespace-pre-line">{text}</span>
    </label>
  )
  const renderCell = (title: string, text: string, checked: boolean, isOther: boolean) => (
    <td
      className={`${CELL} has-checked:shadow-[inset_3px_0_0_var(--ink)] ${isAsked || !isOther ? '' : 'max-sm:hidden'}`}>
      {isAsked ? (
        <>
          <span className="hidden px-4 pt-2 text-small text-ink-2 max-sm:block">{title}</span>
          {renderChoice(text, checked, isOther)}
        </>
      ) : (
        <p className={PLAIN_VALUE}>
          {text || <span className="max-sm:hidden">Yok</span>}
          {!isOther && text === '' && <span className="sm:hidden">{otherText || 'Yok'}</span>}
        </p>
      )}
    </td>
  )
  return (
    <tr className="max-sm:block max-sm:border-b max-sm:border-line max-sm:pb-1.5">
      <th id={id} scope="row" className={`${CELL} px-5 py-3 font-normal text-ink-2 max-sm:px-4 max-sm:pb-0`}>
        {label}
      </th>
      {renderCell('Kalacak kayıtta', targetText, !isTaken, false)}
      {renderCell('Katılacak kayıtta', otherText, isTaken, true)}
    </tr>
  )
}
