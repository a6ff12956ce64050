import { TextField } from '@/components/ui/field'
import { Options, Select } from '@/components/ui/select'
import { Button } from '@/components/ui/button'
import { PERIOD_QUERY, PERIODS, type PeriodResult, UNITS } from '@/lib/report/period'
import { formatSpan } from './bucket-labels'
import css from './report.module.css'

const LABEL = 'mb-1.5 block font-semibold'

const OPTION =
  'relative flex min-h-12 cursor-pointer items-center border-line px-4 not-first:border-l hover:bg-tint has-checked:bg-ink has-checked:font-semibold has-checked:text-sheet has-focus-visible:z-1 has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus max-sm:nth-3:border-l-0 max-sm:nth-[n+3]:border-t'

/** Sets the period in the URL, so that it works without scripts and as a bookmark. */
export function ReportPeriodForm({ result: { form, errors, period } }: { result: PeriodResult }) {
  return (
    <form method="get" noValidate className={`mb-6 max-w-288 border-2 border-edge ${css.period}`}>
      <div className="flex flex-wrap items-start gap-x-5 gap-y-4 px-5 pt-4 pb-4.5 max-sm:px-4 print:hidden">
        <fieldset className="max-sm:w-full">
          <legend className={LABEL}>Dönem</legend>
          <div className="flex rounded-ctl border border-field bg-paper max-sm:grid max-sm:grid-cols-2">
            {PERIODS.map(({ kind, value, label }) => (
              <label key={value} className={OPTION}>
                <input
                  type="radio"
                  name={PERIOD_QUERY.kind}
                  value={value}
                  defaultChecked={kind === form.kind}
                  data-range={kind === 'range' || undefined}
                  className="absolute inset-0 size-full cursor-pointer opacity-0"
                />
                {label}
              </label>
            ))}
          </div>
        </fieldset>
        <div className={`flex gap-3 max-sm:w-full max-sm:*:flex-1 ${css.days}`}>
          {(['from', 'to'] as const).map((end) => (
            <TextField
              key={end}
              type="date"
              name={PERIOD_QUERY[end]}
              label={end === 'from' ? 'Başlangıç' : 'Bitiş'}
              defaultValue={form[end]}
              error={errors[end]}
              className="sm:w-44"
            />
          ))}
        </div>
        <div className="max-sm:w-full">
          <label htmlFor={PERIOD_QUERY.unit} className={LABEL}>
            Bir çubuk
          </label>
          <Select
            id={PERIOD_QUERY.unit}
            name={PERIOD_QUERY.unit}
            defaultValue={UNITS.find(({ unit }) => unit === form.unit)?.value ?? ''}
            className="sm:w-36">
            <option value="">Otomatik</option>
            <Options of={UNITS.map(({ value, label }) => [value, label])} />
          </Select>
        </div>
        <Button type="submit" className="mt-7.5 min-h-12 max-sm:mt-0 max-sm:w-full">
          Göster
        </Button>
      </div>
      {period && (
        <p className="flex flex-wrap gap-x-6 gap-y-1 border-t border-line px-5 py-2.5 max-sm:px-4 print:border-t-0">
          <span>
            Dönem <span className="mono whitespace-nowrap">{formatSpan(period)}</span>
          </span>
          <span>
            Karşılaştırma: bir önceki, <span className="mono whitespace-nowrap">{formatSpan(period.previous)}</span>
          </span>
        </p>
      )}
    </form>
  )
}
