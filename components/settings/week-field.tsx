import { Clock, Copy } from 'lucide-react'
import { Checkbox } from '@/components/admin/form/choices'
import { ErrorText } from '@/components/ui/field'
import type { FieldErrors } from '@/lib/platform/app-error'
import { clockTime } from '@/lib/platform/turkish/dates'
import { ActionButton } from '@/components/ui/action-link'
import { DAYS } from '@/lib/settings/company'
import type { DayDraft, SiteEditor } from './site-draft'

/** The hours on the scale of the bars. In the drawing a minute is one unit. */
const SCALE_HOURS = [6, 8, 10, 12, 14, 16, 18, 20, 22]
const [FIRST_MINUTE, LAST_MINUTE] = [SCALE_HOURS[0]! * 60, SCALE_HOURS.at(-1)! * 60]

const TIME_INPUT =
  'mono min-h-11 w-18 rounded-ctl border border-field bg-paper px-2 text-center hover:border-ink focus:border-focus focus:outline-3 focus:outline-offset-0 focus:outline-focus aria-invalid:border-2 aria-invalid:border-bad aria-invalid:bg-bad-bg max-xl:w-[calc(50%-0.9rem)]'

/** Returns minutes after midnight, or null if the text is not a time. */
function minutesOf(time: string): number | null {
  const [, hours, minutes] = /^(\d\d):(\d\d)$/.exec(clockTime(time)) ?? []
  return hours ? Number(hours) * 60 + Number(minutes) : null
}

/** The hours of a day as a bar on a scale from 6 to 22. */
function DayBar({ day: { isOpen, from, to } }: { day: DayDraft }) {
  const [start, end] = [minutesOf(from), minutesOf(to)]
  const hasBar = isOpen && start !== null && end !== null && start < end
  const left = Math.max(start ?? 0, FIRST_MINUTE) - FIRST_MINUTE
  const width = Math.min(end ?? 0, LAST_MINUTE) - FIRST_MINUTE - left
  return (
    <svg
      viewBox={`0 0 ${LAST_MINUTE - FIRST_MINUTE} 40`}
      preserveAspectRatio="none"
      aria-hidden
      className="block h-10 w-full">
      <path
        d={`M0 20H${LAST_MINUTE - FIRST_MINUTE}${SCALE_HOURS.map((hour) => `M${hour * 60 - FIRST_MINUTE} 12V28`).join('')}`}
        vectorEffect="non-scaling-stroke"
        className="fill-none stroke-line"
      />
      {hasBar && width > 0 && <rect x={left} y={16} width={width} height={8} className="fill-ink" />}
    </svg>
  )
}

/** Opening hours of the seven days: open or closed, from, to, and a bar. */
export function WeekField({ editor }: { editor: SiteEditor }) {
  const { draft, errors } = editor
  const { week } = draft
  const changeWeek = (days: DayDraft[]) => editor.change({ week: days })
  const changeDay = (index: number, changes: Partial<DayDraft>) =>
    changeWeek(week.with(index, { ...week[index]!, ...changes }))
  return (
    <>
      <table className="w-full border-collapse [&_td]:px-5 [&_td]:py-1.5 [&_th]:px-5 [&_th]:py-1.5 [&_th]:text-left max-xl:[&_td]:p-0 max-xl:[&_th]:p-0">
        <thead className="text-small text-ink-2 max-xl:hidden">
          <tr className="border-b border-line *:font-normal">
            <th scope="col">Gün</th>
            <th scope="col" className="px-0!">
              Açık
            </th>
            <th scope="col">Saatler</th>
            <th scope="col" className="w-full">
              <span className="sr-only">Çizelge</span>
              <span aria-hidden className="mono -mx-[0.6em] flex justify-between text-small">
                {SCALE_HOURS.map((hour) => (
                  <span key={hour}>{String(hour).padStart(2, '0')}</span>
                ))}
              </span>
            </th>
          </tr>
        </thead>
        <tbody>
          {week.map((day, index) => {
            const name = DAYS[index]!
            return (
              <tr
                key={name}
                className="border-b border-line max-xl:grid max-xl:grid-cols-[minmax(0,1fr)_auto] max-xl:items-center max-xl:px-4 max-xl:py-1.5">
                <th scope="row" className="font-semibold whitespace-nowrap">
                  {name}
                </th>
                <td className="px-0! whitespace-nowrap">
                  <Checkbox
                    name={`week.${index}.isOpen`}
                    checked={day.isOpen}
                    onChange={({ target }) => changeDay(index, { isOpen: target.checked })}>
                    <span className="sr-only">{name} </span>açık
                  </Checkbox>
                </td>
                <td className={day.isOpen ? 'whitespace-nowrap max-xl:col-span-2' : 'text-ink-2 max-xl:hidden'}>
                  {day.isOpen ? <Times index={index} name={name} day={day} {...{ errors, changeDay }} /> : 'Kapalı'}
                </td>
                <td className="max-xl:hidden">
                  <DayBar day={day} />
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
      <div className="flex flex-wrap gap-x-6 px-5 pt-3 max-sm:px-4">
        <ActionButton
          icon={Copy}
          onClick={() => changeWeek(week.map((day, index) => (index < 5 ? { ...week[0]! } : day)))}>
          Pazartesi’nin saatlerini hafta içine yaz
        </ActionButton>
        <ActionButton
          icon={Clock}
          onClick={() => changeWeek(week.map(() => ({ isOpen: true, from: '00.00', to: '24.00' })))}>
          7 gün 24 saat açık
        </ActionButton>
      </div>
    </>
  )
}

type TimesProps = {
  index: number
  name: string
  day: DayDraft
  errors: FieldErrors
  changeDay: (index: number, changes: Partial<DayDraft>) => void
}

function Times({ index, name, day, errors, changeDay }: TimesProps) {
  const messages = [...(errors[`week.${index}.from`] ?? []), ...(errors[`week.${index}.to`] ?? [])]
  const errorId = messages.length > 0 ? `week.${index}-error` : undefined
  const input = (field: 'from' | 'to', label: string) => (
    <input
      id={`week.${index}.${field}`}
      inputMode="decimal"
      autoComplete="off"
      value={day[field]}
      aria-label={`${name}: ${label}`}
      aria-invalid={errors[`week.${index}.${field}`] ? true : undefined}
      aria-describedby={errorId}
      onChange={({ target }) => changeDay(index, { [field]: target.value })}
      className={TIME_INPUT}
    />
  )
  return (
    <>
      {input('from', 'açılış')}
      <span className="px-1.5 text-ink-2">–</span>
      {input('to', 'kapanış')}
      {errorId && (
        <ErrorText id={errorId} className="mt-1.5 whitespace-normal">
          {[...new Set(messages)].join(' ')}
        </ErrorText>
      )}
    </>
  )
}
