import { type ReactNode, useState } from 'react'
import { useNow } from '@/components/admin/use-now'
import { DeviceName } from '@/components/orders/device-name'
import { type CustomerDevice, warrantyOrderOf } from '@/components/orders/staff/device/devices'
import { OrderLink } from '@/components/admin/parts/order-link'
import { Button } from '@/components/ui/button'
import { covers } from '@/lib/orders/order/warranty'
import { formatLongDate, istanbulDay } from '@/lib/platform/turkish/dates'

/** Name of the radio buttons. */
export const DEVICE_CHOICE = 'device'

const INITIAL_DEVICES = 6

type DeviceChoicesProps = {
  devices: readonly CustomerDevice[]
  /** The key of the chosen device, 'other' for another one, or null. */
  chosenKey: string | null
  onChoose: (device: CustomerDevice | null) => void
}

/** A known customer's devices, most recent first. A device that is already in the workshop links to its order. */
export function DeviceChoices({ devices, chosenKey, onChoose }: DeviceChoicesProps) {
  const [showsAll, setShowsAll] = useState(false)
  // A button in place of a single device would save no space.
  const isShortened = !showsAll && devices.length > INITIAL_DEVICES + 1
  const visibleDevices = isShortened
    ? devices.filter(({ key }, index) => index < INITIAL_DEVICES || key === chosenKey)
    : devices
  return (
    <div role="radiogroup" aria-label="Müşterinin cihazları" className="border-line max-sm:border-t">
      <ul>
        {visibleDevices.map((device) => (
          <DeviceChoice key={device.key} device={device} isChosen={device.key === chosenKey} onChoose={onChoose} />
        ))}
        {isShortened && (
          <li className="border-t border-line px-5 py-2 max-sm:px-4">
            <Button onClick={() => setShowsAll(true)}>Tüm Cihazları Göster, {devices.length}</Button>
          </li>
        )}
        <Choice
          isChosen={chosenKey === 'other'}
          onChoose={() => onChoose(null)}
          name="Başka cihaz"
          note="marka, model ve seri no yazılır"
        />
      </ul>
    </div>
  )
}

type DeviceChoiceProps = { device: CustomerDevice; isChosen: boolean; onChoose: (device: CustomerDevice) => void }

function DeviceChoice({ device, isChosen, onChoose }: DeviceChoiceProps) {
  const today = istanbulDay(useNow())
  const { latest, orders } = device
  const openOrder = orders.find(({ state }) => state === 'open')
  const warrantyOrder = warrantyOrderOf(device)
  const isCovered = warrantyOrder && covers(warrantyOrder, today)
  return (
    <Choice
      isChosen={isChosen}
      isDisabled={openOrder !== undefined}
      onChoose={() => onChoose(device)}
      name={<DeviceName {...latest} none="Cihaz belirtilmedi" />}
      note={
        <>
          S/N <span className="mono">{latest.serialNumber}</span>,{' '}
          {openOrder ? 'şu anda bizde' : `${orders.length} kez geldi`}
        </>
      }>
      {openOrder && <OrderLink id={openOrder.id} number={openOrder.number} className="relative z-1" />}
      {!openOrder && warrantyOrder && (
        <>
          <span className={isCovered ? 'font-semibold text-ok' : 'text-ink-2'}>
            {isCovered ? 'Garantisi sürüyor' : 'Garantisi bitti'}
          </span>
          <span className="block text-small text-ink-2 max-sm:inline max-sm:pl-1.5">
            {formatLongDate(warrantyOrder.warrantyUntil!)}
            {isCovered && ' gününe kadar'}
          </span>
        </>
      )}
    </Choice>
  )
}

type ChoiceProps = {
  isChosen: boolean
  isDisabled?: boolean
  onChoose: () => void
  name: ReactNode
  note: ReactNode
  children?: ReactNode
}

const RADIO =
  'm-0 size-5 appearance-none rounded-full border border-field bg-paper checked:border-6 checked:border-ink disabled:border-line disabled:bg-tint forced-colors:appearance-auto'

/** A row with a radio button, name and note. A press anywhere in the row chooses it, except on links in `children`. */
function Choice({ isChosen, isDisabled, onChoose, name, note, children }: ChoiceProps) {
  return (
    <li
      className={`relative grid min-h-16 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-5 border-t border-line px-5 py-2 leading-[1.35] [overflow-wrap:anywhere] first:border-0 has-focus-visible:z-1 has-focus-visible:outline-3 has-focus-visible:-outline-offset-3 has-focus-visible:outline-focus max-sm:grid-cols-1 max-sm:px-4 max-sm:py-2.5 ${
        isChosen ? 'bg-paper shadow-[inset_4px_0_0_var(--ink)]' : isDisabled ? '' : 'hover:bg-tint'
      }`}>
      {/* oxlint-disable-next-line jsx-a11y/label-has-associated-control -- its text is `name` */}
      <label
        className={`grid grid-cols-[20px_minmax(0,1fr)] items-center gap-4 after:absolute after:inset-0 ${isDisabled ? 'cursor-not-allowed text-ink-2' : 'cursor-pointer'}`}>
        <input
          type="radio"
          name={DEVICE_CHOICE}
          checked={isChosen}
          disabled={isDisabled}
          onChange={onChoose}
          className={`${RADIO} focus-visible:outline-none`}
        />
        <span className="min-w-0">
          <b>{name}</b>
          <span className="block text-small text-ink-2">{note}</span>
        </span>
      </label>
      {children && <div className="text-right max-sm:pl-9 max-sm:text-left">{children}</div>}
    </li>
  )
}
