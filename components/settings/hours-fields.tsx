import { Plus, X } from 'lucide-react'
import { useRef } from 'react'
import { fieldsOf } from '@/components/admin/form/draft-form'
import { Button } from '@/components/ui/button'
import { TextField } from '@/components/ui/field'
import { SquareButton } from '@/components/ui/square-button'
import { clockTime } from '@/lib/platform/turkish/dates'
import { printedHours } from '@/lib/settings/company'
import { type ClosedDayDraft, lunchOf, type SiteDraft, type SiteEditor } from './site-draft'
import { WeekField } from './week-field'

/** The week, the lunch break and the closed days. */
export function HoursFields({ editor }: { editor: SiteEditor }) {
  const field = fieldsOf<SiteDraft>(editor)
  return (
    <>
      <WeekField editor={editor} />
      <div className="grid grid-cols-[9rem_9rem] gap-4 px-5 pt-3 max-sm:grid-cols-2 max-sm:px-4">
        <TextField
          label="Öğle arası (varsa)"
          inputMode="decimal"
          autoComplete="off"
          placeholder="12.30"
          {...field('lunchFrom')}
        />
        <TextField
          label="Bitişi"
          inputMode="decimal"
          autoComplete="off"
          placeholder="13.30"
          {...field('lunchTo')}
          error={editor.errors.lunch?.join(' ')}
        />
      </div>
      <HoursPreview draft={editor.draft} />
      <ClosedDaysField editor={editor} />
    </>
  )
}

/** Preview of the hours in the form, as the site will show them. */
function HoursPreview({ draft }: Pick<SiteEditor, 'draft'>) {
  const week = draft.week.map((day) => ({ ...day, from: clockTime(day.from), to: clockTime(day.to) }))
  const lunch = lunchOf(draft)
  const lines = printedHours({ week, lunch, closedDays: [] }).map(({ days, time }) => `${days} ${time}`)
  return (
    <div className="px-5 pt-1 pb-4 max-sm:px-4">
      <p className="text-small text-ink-2">Sitede böyle okunur</p>
      <output>{lines.join(', ') || 'Bütün hafta kapalı'}</output>
    </div>
  )
}

/** Days whose hours differ from the weekly hours, because the workshop is closed or closes early. */
function ClosedDaysField({ editor }: { editor: SiteEditor }) {
  const { draft, errors, change } = editor
  const { closedDays: days } = draft
  const area = useRef<HTMLFieldSetElement>(null)
  const changeDays = (closedDays: ClosedDayDraft[]) => change({ closedDays })
  const control = (index: number, field: keyof ClosedDayDraft) => ({
    name: `closedDays.${index}.${field}`,
    value: days[index]![field],
    error: errors[`closedDays.${index}.${field}`]?.join(' '),
    onChange: ({ target }: { target: { value: string } }) =>
      changeDays(days.with(index, { ...days[index]!, [field]: target.value })),
  })
  function add() {
    changeDays([...days, { date: '', name: '', lastDate: '', openUntil: '' }])
    requestAnimationFrame(() => document.getElementById(`closedDays.${days.length}.date`)?.focus())
  }
  function remove(index: number) {
    changeDays(days.toSpliced(index, 1))
    // The removed row contained the focused button.
    area.current?.querySelector<HTMLElement>('[data-add]')?.focus()
  }
  return (
    <fieldset ref={area} className="border-t border-line px-5 py-4 max-sm:px-4">
      <legend className="float-left mb-1 w-full font-semibold">Kapalı günler</legend>
      <p className="clear-left text-small leading-[1.4] text-ink-2">
        Bayram, sayım, yıllık izin: çalışma saatlerinde açık görünen, ama kapalı olduğunuz günler. İletişim sayfasında
        en yakın olanı hemen, ötekiler 30 gün kala görünür.
      </p>
      {days.length > 0 && (
        <ul className="mt-3 grid gap-3">
          {days.map((_, index) => (
            <li
              key={index}
              className="grid grid-cols-[10rem_10rem_minmax(0,1fr)_10rem_2.75rem] items-start gap-3 max-xl:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_2.75rem] max-sm:grid-cols-[minmax(0,1fr)_2.75rem] max-sm:border-t max-sm:border-line max-sm:pt-3">
              <TextField label="Gün" type="date" {...control(index, 'date')} />
              <TextField
                label="Son gün (varsa)"
                type="date"
                {...control(index, 'lastDate')}
                className="max-sm:order-1 max-sm:col-span-2"
              />
              <TextField label="Adı" {...control(index, 'name')} className="max-xl:order-1 max-sm:col-span-2" />
              <TextField
                label="Yarım gün kapanışı"
                inputMode="decimal"
                autoComplete="off"
                placeholder="13.00"
                {...control(index, 'openUntil')}
                className="max-xl:order-2 max-sm:col-span-2"
              />
              <SquareButton
                icon={X}
                aria-label={`${days[index]!.name || `${index + 1}. kapalı gün`}: kaldır`}
                onClick={() => remove(index)}
                className="mt-8"
              />
            </li>
          ))}
        </ul>
      )}
      {errors.closedDays && <p className="mt-2 font-semibold text-bad">{errors.closedDays.join(' ')}</p>}
      <Button icon={Plus} data-add onClick={add} className="mt-3">
        Kapalı Gün Ekle
      </Button>
    </fieldset>
  )
}
