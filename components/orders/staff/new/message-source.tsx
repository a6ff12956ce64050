import { MESSAGE_FIELDS, MESSAGE_LAYOUT } from '@/lib/contact/fields'
import { deviceName } from '@/lib/records/device'
import { furtherFacts } from '@/lib/records/derive'
import type { MessageJson } from '@/lib/contact/output'
import { DeviceName } from '@/components/orders/device-name'
import { TILE_PICTURE } from '@/components/admin/pictures/picture-tile'
import { Time } from '@/components/ui/time'
import { staffPhotoPath } from '@/lib/site/admin-pages'
import { OrderLink } from '@/components/admin/parts/order-link'

export function MessageSource({ message }: { message: MessageJson }) {
  const { contactPerson, companyName, receivedAt, problemDescription, photos, workOrders } = message
  return (
    <aside aria-labelledby="mesaj" className="border border-line bg-paper">
      <header className="border-b border-line px-4 py-3">
        <h2 id="mesaj" className="text-[1.1875rem] leading-[1.25]">
          Mesaj
        </h2>
      </header>
      <div className="grid gap-2 px-4 pt-3.5 pb-4">
        {workOrders.length > 0 && (
          <p className="font-semibold">
            Bu mesajdan açıldı:
            {workOrders.map(({ id, number }) => (
              <OrderLink key={id} id={id} number={number} className="ml-2" />
            ))}
          </p>
        )}
        <p>
          <b>{contactPerson}</b>
          {companyName && `, ${companyName}`}
          <Time at={receivedAt} className="mono block text-ink-2" />
        </p>
        {deviceName(message) && (
          <p>
            <DeviceName {...message} />
          </p>
        )}
        {furtherFacts(MESSAGE_FIELDS, message, MESSAGE_LAYOUT).map(({ label, value }) => (
          <p key={label}>{`${label}: ${value}`}</p>
        ))}
        <p className="whitespace-pre-line [overflow-wrap:anywhere]">{problemDescription}</p>
        {photos.length > 0 && (
          <>
            <ul className="mt-1 flex flex-wrap gap-2">
              {photos.map(({ id }, index) => (
                <li key={id}>
                  <a href={staffPhotoPath(id)} target="_blank" className="photo block h-13.5 w-18 border border-line">
                    <img
                      src={staffPhotoPath(id, 'kucuk')}
                      alt={`Mesajın ${index + 1}. fotoğrafı`}
                      className={TILE_PICTURE}
                    />
                  </a>
                </li>
              ))}
            </ul>
            <p>{photos.length} fotoğraf iş emrine de geçer.</p>
          </>
        )}
      </div>
    </aside>
  )
}
