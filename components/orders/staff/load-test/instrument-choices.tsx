import { TriangleAlert } from 'lucide-react'
import { Checkbox } from '@/components/admin/form/choices'
import { Icon } from '@/components/ui/icon'
import { formatShortDate } from '@/lib/platform/turkish/dates'
import { calibrationOf, type Instrument, instrumentKey } from '@/lib/settings/instruments'

type InstrumentChoicesProps = {
  instruments: readonly Instrument[]
  chosenInstruments: readonly Instrument[]
  isInvalid: boolean
  today: string
  onChange: (chosenInstruments: Instrument[]) => void
}

const ROW =
  'relative grid min-h-14 grid-cols-[22px_minmax(0,1fr)_11rem_12.5rem] items-center gap-x-4 px-5 py-2 leading-[1.35] not-first:border-t not-first:border-line hover:bg-tint has-checked:bg-paper has-checked:shadow-[inset_4px_0_0_var(--ink)] max-lg:grid-cols-[22px_minmax(0,1fr)_12.5rem] max-sm:grid-cols-[22px_minmax(0,1fr)] max-sm:gap-x-3.5 max-sm:px-4 max-sm:py-2.5'

/** The instruments for a load test. Each is a row with its calibration, and can be chosen. */
export function InstrumentChoices({
  instruments,
  chosenInstruments,
  isInvalid,
  today,
  onChange,
}: InstrumentChoicesProps) {
  const keys = new Set(chosenInstruments.map(instrumentKey))
  return (
    <ul>
      {instruments.map((instrument, index) => {
        const { name, serialNumber, calibratedOn } = instrument
        const key = instrumentKey(instrument)
        const { words, isDoubtful } = calibrationOf(instrument, today)
        return (
          <li key={key} className={ROW}>
            {/* The checkbox covers the row. */}
            <Checkbox
              id={index === 0 ? 'instrument' : undefined}
              className="static! min-h-0! p-0! max-lg:row-span-2 max-sm:row-span-3 max-sm:self-center"
              checked={keys.has(key)}
              aria-invalid={isInvalid && index === 0 ? true : undefined}
              aria-describedby={`alet-${index}`}
              onChange={({ target }) =>
                onChange(
                  instruments.filter((other) =>
                    other === instrument ? target.checked : keys.has(instrumentKey(other)),
                  ),
                )
              }>
              <span className="sr-only">
                {[name, serialNumber && `S/N ${serialNumber}`].filter(Boolean).join(', ')}
              </span>
            </Checkbox>
            <span aria-hidden className="[overflow-wrap:anywhere] max-lg:row-span-2 max-sm:row-span-1">
              <b className="font-semibold">{name}</b>
              {serialNumber && (
                <span className="block text-small text-ink-2">
                  S/N <span className="mono">{serialNumber}</span>
                </span>
              )}
            </span>
            <span id={`alet-${index}`} className="contents">
              <span className="max-lg:col-start-3 max-sm:col-start-2">
                <span className="block text-small text-ink-2 max-sm:inline">Son kalibrasyon</span>{' '}
                {calibratedOn ? <span className="mono">{formatShortDate(calibratedOn)}</span> : 'yazılmadı'}
              </span>
              <span className="max-lg:col-start-3 max-sm:col-start-2">
                {isDoubtful ? (
                  <span className="flex gap-2 font-semibold">
                    <Icon of={TriangleAlert} className="size-5" />
                    <span>{words}</span>
                  </span>
                ) : (
                  <span className="text-small text-ink-2">{words}</span>
                )}
              </span>
            </span>
          </li>
        )
      })}
    </ul>
  )
}
