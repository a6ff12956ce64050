import type { CustomerOrderJson } from '@/lib/orders/tracking/output'
import { formatAmount, formatMoney } from '@/lib/platform/turkish/money'
import { getCompany } from '@/lib/settings/data'
import { groupedIban } from '@/lib/settings/iban'
import { CopyText } from './copy-text'

const CELL = 'px-6 pt-3.5 pb-4 max-sm:px-4'

type BankAccountsProps = {
  accounts: CustomerOrderJson['accounts']
  amount: number
  currency: string
  /** The order's number as reference. */
  number: string
  /** Whether a narrow frame contains the accounts: then they have one column and no border of their own. */
  isEmbedded?: boolean
}

/** The accounts to which a customer pays, the amount, and the reference, each with a button that copies it. */
export async function BankAccounts({ accounts, amount, currency, number, isEmbedded = false }: BankAccountsProps) {
  const { phone } = await getCompany()
  const rows = [
    { name: 'Tutar', label: 'tutar', shownText: formatMoney(amount, currency), text: formatAmount(amount) },
    { name: 'Açıklamaya yazın', label: 'açıklama', shownText: number, text: number },
  ]
  const [frameClasses, factClasses] = isEmbedded
    ? ['border-t', 'border-t']
    : ['border xl:grid-cols-[minmax(0,1.45fr)_minmax(0,1fr)]', 'max-xl:border-t xl:border-l']
  return (
    <div className={`grid grid-cols-[minmax(0,1fr)] border-edge bg-paper ${frameClasses}`}>
      <ol className="divide-y divide-line">
        {accounts.map(({ bank, holder, iban }) => (
          <li
            key={iban}
            className={`grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-0.5 max-sm:grid-cols-[minmax(0,1fr)] ${CELL}`}>
            <p className="col-span-full leading-[1.4] font-semibold">
              {bank}
              <span className="block text-small font-normal text-ink-2">{holder}</span>
            </p>
            <CopyText
              text={iban}
              name={`${bank} IBAN`}
              className="font-mono text-[1.25rem] tracking-[-0.04em] max-sm:text-[1.0625rem] max-sm:tracking-[-0.06em] max-xs:text-[min(1.0625rem,4.7vw)] max-xs:whitespace-nowrap"
              buttonClassName="max-sm:mt-1.5 max-sm:min-h-12 max-sm:w-full">
              {groupedIban(iban)}
            </CopyText>
          </li>
        ))}
      </ol>
      <dl className={`divide-y divide-line border-line ${factClasses}`}>
        {rows.map(({ name, label, shownText, text }) => (
          <div key={name} className={CELL}>
            <dt className="text-ink-2">{name}</dt>
            <dd className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 font-mono text-[1.5rem] leading-[1.3] tracking-[-0.04em] max-sm:text-[1.25rem]">
              <CopyText text={text} name={label}>
                {shownText}
              </CopyText>
            </dd>
          </div>
        ))}
      </dl>
      <p className={`col-span-full border-t border-line text-ink-2 ${CELL} py-3`}>
        E-postayla başka bir hesap gelirse ödemeden önce arayın:{' '}
        <a href={phone.href} className="whitespace-nowrap text-ink">
          {phone.display}
        </a>
      </p>
    </div>
  )
}
