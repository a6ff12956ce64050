import { PageSection } from '@/components/site/section'
import type { CustomerOrderJson } from '@/lib/orders/tracking/output'
import { formatAmount, formatMoney } from '@/lib/platform/turkish/money'
import { getCompany } from '@/lib/settings/data'
import { groupedIban } from '@/lib/settings/iban'
import { CopyText } from './copy-text'

const CELL = 'px-6 pt-3.5 pb-4 max-sm:px-4'

/** The accounts to which an approved quote is paid, the amount, and the order's number as reference. */
export async function OrderPayment({ order: { accounts, quote, number } }: { order: CustomerOrderJson }) {
  if (accounts.length === 0 || !quote) return null
  const { phone } = await getCompany()
  const rows = [
    { name: 'Tutar', label: 'tutar', shown: formatMoney(quote.total, quote.currency), text: formatAmount(quote.total) },
    { name: 'Açıklamaya yazın', label: 'açıklama', shown: number, text: number },
  ]
  return (
    <PageSection top="edge" space="none" aria-labelledby="odeme" className="pt-10 pb-10 max-sm:py-6">
      <h2 id="odeme" className="mb-3 text-h2">
        Ödeme
      </h2>
      <div className="grid grid-cols-[minmax(0,1fr)] border border-edge bg-paper xl:grid-cols-[minmax(0,1.45fr)_minmax(0,1fr)]">
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
        <dl className="divide-y divide-line border-line max-xl:border-t xl:border-l">
          {rows.map(({ name, label, shown, text }) => (
            <div key={name} className={CELL}>
              <dt className="text-ink-2">{name}</dt>
              <dd className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 font-mono text-[1.5rem] leading-[1.3] tracking-[-0.04em] max-sm:text-[1.25rem]">
                <CopyText text={text} name={label}>
                  {shown}
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
    </PageSection>
  )
}
