import type { ReactNode } from 'react'
import { getCompany } from '@/lib/settings/data'
import { ORDER_FIELDS } from '@/lib/orders/order/fields'
import type { CustomerOrderJson } from '@/lib/orders/tracking/output'
import { isApproved } from '@/lib/orders/steps'
import { formatLongDate } from '@/lib/platform/turkish/dates'
import { whatsAppHref } from '@/lib/platform/turkish/phone'
import { PapersList } from '@/components/orders/papers-list'
import { customerPaperPath } from '@/lib/site/pages'
import { ShipmentItem, ShipmentList } from '@/components/orders/shipment-list'
import { Alert } from '@/components/ui/alert'
import { Time } from '@/components/ui/time'
import type { FormOutcome } from '@/lib/platform/runtime/render-context'
import { OrderPhotoUpload } from './order-photo-upload'

export function OrderSection({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-3 text-h2">
        {title}
      </h2>
      {children}
    </section>
  )
}

export function TextsSection({ texts }: Pick<CustomerOrderJson, 'texts'>) {
  return (
    <OrderSection id="servisten" title="Servisten size">
      <ol>
        {texts.map(({ text, at }) => (
          <li
            key={at + text}
            className="grid gap-x-4 border-b border-line py-2.5 last:border-b-0 sm:grid-cols-[9.5rem_minmax(0,1fr)]">
            <Time at={at} className="font-mono text-[0.875rem] leading-[1.6] text-ink-2" />
            <p className="leading-[1.45] wrap-anywhere whitespace-pre-line">{text}</p>
          </li>
        ))}
      </ol>
    </OrderSection>
  )
}

/** Maximum length of a value that is next to its name on a phone. A longer one is below its name. */
const MAX_SHORT_CHARS = 60

export function DeviceSection({ order }: { order: CustomerOrderJson }) {
  const { deviceBrand, deviceModel, serialNumber, accessories, companyName, contactPerson } = order
  const rows = [
    [ORDER_FIELDS.deviceModel.label, deviceModel, 'font-mono'],
    [ORDER_FIELDS.serialNumber.label, serialNumber, 'font-mono'],
    [ORDER_FIELDS.accessories.label, accessories, ''],
    [ORDER_FIELDS.companyName.label, companyName, ''],
    [ORDER_FIELDS.contactPerson.label, contactPerson, ''],
  ].filter(([, value]) => value)
  return (
    <OrderSection id="cihaz" title="Cihaz">
      <div className="border-2 border-edge bg-paper p-4">
        {deviceBrand && (
          <p
            lang="en"
            className="bg-ink px-3.5 py-2.5 [print-color-adjust:exact] font-title text-[1.375rem] leading-[1.15] font-semibold tracking-[0.04em] wrap-anywhere text-sheet uppercase">
            {deviceBrand}
          </p>
        )}
        <dl className={deviceBrand ? '' : 'border-t border-edge'}>
          {rows.map(([name, value, className]) => (
            <div
              key={name}
              className={`grid min-h-11 border border-t-0 border-edge ${value!.length > MAX_SHORT_CHARS ? 'text-small max-sm:pt-2' : 'grid-cols-[7rem_minmax(0,1fr)]'} sm:grid-cols-[7rem_minmax(0,1fr)]`}>
              <dt
                className={`pr-2 pl-3.5 text-small text-ink-2 ${value!.length > MAX_SHORT_CHARS ? 'max-sm:border-0' : 'py-2.5'} border-r border-edge sm:py-2.5`}>
                {name}
              </dt>
              <dd className={`self-center px-3.5 py-2 leading-[1.4] wrap-anywhere ${className}`}>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </OrderSection>
  )
}

const LINK = 'inline-flex min-h-11 items-center'

export async function whatsAppQuestionHref(number: string): Promise<string | null> {
  const { whatsapp } = await getCompany()
  return whatsapp && whatsAppHref(whatsapp.display, `Merhaba, ${number} numaralı iş emri hakkında yazıyorum.`)
}

export async function QuestionsSection({ number }: { number: string }) {
  const { phone, whatsapp } = await getCompany()
  const whatsAppLink = await whatsAppQuestionHref(number)
  return (
    <OrderSection id="sormak" title="Sormak için">
      <dl>
        <div className="border-b border-line pb-4">
          <dt className="text-small text-ink-2">Telefon</dt>
          <dd>
            <a
              href={phone.href}
              className={`${LINK} font-title text-[1.5rem] leading-[1.2] font-semibold no-underline hover:underline`}>
              {phone.display}
            </a>
          </dd>
        </div>
        {whatsapp && whatsAppLink && (
          <div className="border-b border-line py-4">
            <dt className="text-small text-ink-2">WhatsApp</dt>
            <dd className="text-[1.125rem]">
              <a href={whatsAppLink} className={LINK}>
                {whatsapp.display}
              </a>
            </dd>
          </div>
        )}
      </dl>
    </OrderSection>
  )
}

/** Returns the date of a document and what it means: '… gününe kadar' for a warranty, 'onaylandı' for a quote, 'geçti' for a test. */
function noteOf(
  { warrantyUntil, quote }: CustomerOrderJson,
  paper: CustomerOrderJson['papers'][number],
): string | null {
  const { name, at, isPassedTest } = paper
  if (name === 'warranty' && warrantyUntil) return `${formatLongDate(warrantyUntil)} gününe kadar`
  if (quote?.decidedAt && isApproved({ quote }) && name === `quote-${quote.version}`)
    return `${formatLongDate(quote.decidedAt)}, onaylandı`
  return at && `${formatLongDate(at)}${isPassedTest ? ', geçti' : ''}`
}

export function PapersSection({ order, token }: { order: CustomerOrderJson; token: string }) {
  const rows = order.papers.map((paper) => {
    const { name, title, bytes } = paper
    return { href: customerPaperPath(token, name), title, note: noteOf(order, paper), bytes }
  })
  return (
    <OrderSection id="belgeler" title="Belgeler">
      <div className="border border-line">
        <PapersList papers={rows} />
      </div>
    </OrderSection>
  )
}

export function ShipmentsSection({ order: { shipments, state } }: { order: CustomerOrderJson }) {
  return (
    <OrderSection id="kargo" title="Kargo">
      <div className="border border-line">
        <ShipmentList isWide={state !== 'open' && shipments.length > 1}>
          {shipments.map((shipment, index) => (
            <ShipmentItem key={`${index} ${shipment.day}`} shipment={shipment} customer="Siz" />
          ))}
        </ShipmentList>
      </div>
    </OrderSection>
  )
}

type AddPhotosProps = { order: CustomerOrderJson; path: string; token: string; outcome: FormOutcome | null }

export async function AddPhotos({ order: { photos, photosLeft }, path, token, outcome }: AddPhotosProps) {
  const { whatsapp } = await getCompany()
  const ownCount = photos.filter(({ isOwn }) => isOwn).length
  return (
    <div id="foto" className="border-t border-line pt-5">
      {outcome && <RefusedPhotos outcome={outcome} />}
      {photosLeft === 0 ? (
        <>
          <p className="font-semibold">{ownCount} fotoğraf eklendi</p>
          <p className="text-ink-2">{`Daha fazlası için ${whatsapp ? 'WhatsApp’tan' : 'e-postayla'} gönderin.`}</p>
        </>
      ) : (
        <OrderPhotoUpload
          path={path}
          token={token}
          ownCount={ownCount}
          photosLeft={photosLeft}
          hasWhatsApp={whatsapp !== null}
        />
      )}
    </div>
  )
}

function RefusedPhotos({ outcome: { message, photos } }: { outcome: FormOutcome }) {
  const { stored = 0, refused = [] } = photos ?? {}
  return (
    <Alert
      tone="bad"
      className="mb-5"
      title={refused.length === 0 ? message : `${refused.length} fotoğraf eklenemedi.`}
      text={
        <>
          {stored > 0 && <span className="block">{stored} fotoğraf eklendi.</span>}
          {refused.map(({ name, reason }, index) => (
            <span key={index} className="block wrap-anywhere">
              {name}: {reason}
            </span>
          ))}
        </>
      }
    />
  )
}
