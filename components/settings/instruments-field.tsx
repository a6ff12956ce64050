import { Plus, Trash2 } from 'lucide-react'
import { useRef } from 'react'
import { useNow } from '@/components/admin/use-now'
import { Button } from '@/components/ui/button'
import { TextField } from '@/components/ui/field'
import { SquareButton } from '@/components/ui/square-button'
import { istanbulDay } from '@/lib/platform/turkish/dates'
import { calibrationOf, MAX_INSTRUMENTS } from '@/lib/settings/instruments'
import type { InstrumentDraft, SiteEditor } from './site-draft'

/** Returns the text below an instrument: the age of its calibration if a load test would mention it, otherwise ''. */
function hintOf({ calibratedOn }: InstrumentDraft, today: string): string {
  const { words, isDoubtful } = calibrationOf({ calibratedOn: calibratedOn || null }, today)
  if (!isDoubtful || calibratedOn === '') return ''
  const [age] = words.split(',')
  return `${age}. Bir yılı geçen kalibrasyon yük testinde söylenir.`
}

/** The measuring instruments that a load test can choose. */
export function InstrumentsField({ editor }: { editor: SiteEditor }) {
  const { draft, errors, change } = editor
  const { instruments } = draft
  const changeInstruments = (changed: InstrumentDraft[]) => change({ instruments: changed })
  const area = useRef<HTMLDivElement>(null)
  const today = istanbulDay(useNow())
  const control = (index: number, field: keyof InstrumentDraft) => ({
    name: `instruments.${index}.${field}`,
    value: instruments[index]![field],
    autoComplete: 'off',
    error: errors[`instruments.${index}.${field}`]?.join(' '),
    onChange: ({ target }: { target: { value: string } }) =>
      changeInstruments(instruments.with(index, { ...instruments[index]!, [field]: target.value })),
  })
  function add() {
    changeInstruments([...instruments, { name: '', serialNumber: '', calibratedOn: '' }])
    requestAnimationFrame(() => document.getElementById(`instruments.${instruments.length}.name`)?.focus())
  }
  function remove(index: number) {
    changeInstruments(instruments.toSpliced(index, 1))
    // The removed row contained the focused button.
    area.current?.querySelector<HTMLElement>('[data-add]')?.focus()
  }
  return (
    <div ref={area}>
      <p className="border-b border-line px-5 py-3 text-ink-2 max-sm:px-4">En çok {MAX_INSTRUMENTS} alet</p>
      <ul>
        {instruments.map((instrument, index) => {
          const hint = hintOf(instrument, today)
          return (
            <li
              key={index}
              className="grid grid-cols-[minmax(0,1.4fr)_minmax(0,1fr)_12rem_2.75rem] items-start gap-3 px-5 py-3 not-first:border-t not-first:border-line max-xl:grid-cols-[minmax(0,1fr)_12rem_2.75rem] max-sm:grid-cols-[minmax(0,1fr)_2.75rem] max-sm:px-4">
              <TextField label="Alet" required {...control(index, 'name')} className="max-xl:col-span-full" />
              <TextField
                label="Seri no"
                {...control(index, 'serialNumber')}
                className="[&_input]:mono max-sm:col-span-full"
              />
              <TextField
                label="Son kalibrasyon"
                type="date"
                max={today}
                {...control(index, 'calibratedOn')}
                className="[&_input]:mono"
              />
              <SquareButton
                icon={Trash2}
                aria-label={`${index + 1}. aleti çıkar`}
                onClick={() => remove(index)}
                className="mt-8"
              />
              {hint && <p className="col-span-full text-small leading-[1.4] text-ink-2">{hint}</p>}
            </li>
          )
        })}
      </ul>
      {errors.instruments && (
        <p className="px-5 pt-2 font-semibold text-bad max-sm:px-4">{errors.instruments.join(' ')}</p>
      )}
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2 border-t border-line px-5 py-3.5 max-sm:px-4">
        <Button icon={Plus} data-add disabled={instruments.length >= MAX_INSTRUMENTS} onClick={add}>
          Alet Ekle
        </Button>
        <p className="text-ink-2">Çıkarılan alet, imzalı tutanaklarda kalır.</p>
      </div>
    </div>
  )
}
