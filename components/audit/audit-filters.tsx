import { useRead } from '@/components/admin/session/api'
import { fieldsOf } from '@/components/admin/form/draft-form'
import { TextField } from '@/components/ui/field'
import { Options, Select } from '@/components/ui/select'
import { apiPath } from '@/lib/api/paths'
import type { AuditGroup } from '@/lib/audit/schema'
import { type AuditChoice, type PeriodName, PERIOD_LABELS } from './period'

const GROUPS: Record<AuditGroup, string> = {
  content: 'İçerik',
  orders: 'İş emirleri',
  accounts: 'Kullanıcılar ve giriş',
  settings: 'Site bilgileri',
  privacy: 'KVKK',
}

const CELL =
  'min-w-0 border-l border-line px-4 pt-2.5 pb-3 first:border-l-0 max-lg:first:col-span-full max-lg:first:border-b max-lg:nth-2:border-l-0 max-sm:nth-4:col-span-full max-sm:nth-4:border-t max-sm:nth-4:border-l-0'
const LABEL = 'mb-1 block text-small text-ink-2'

type ChoiceCellProps = {
  id: string
  label: string
  value: string
  onChange: (value: string) => void
  options: Record<string, string>
}

function ChoiceCell({ id, label, value, onChange, options }: ChoiceCellProps) {
  return (
    <div className={CELL}>
      <label htmlFor={id} className={LABEL}>
        {label}
      </label>
      <Select id={id} value={value} onChange={(event) => onChange(event.target.value)}>
        <Options of={Object.entries(options)} />
      </Select>
    </div>
  )
}

type AuditFiltersProps = {
  text: string
  setText: (text: string) => void
  choice: AuditChoice
  setChoice: (choice: AuditChoice) => void
}

/** The filters of the audit trail, one cell each, with fields for dates below. */
export function AuditFilters({ text, setText, choice, setChoice }: AuditFiltersProps) {
  const { data: team } = useRead(apiPath('Team'))
  const people = Object.fromEntries((team?.people ?? []).map(({ id, name }) => [id, name]))
  const change = (changes: Partial<AuditChoice>) => setChoice({ ...choice, ...changes })
  const dateField = fieldsOf({ draft: choice, errors: {}, change })
  return (
    <search aria-label="Kayıtları süz" className="mb-6 block max-w-288 border border-line bg-sheet">
      <div className="grid grid-cols-[minmax(0,2fr)_repeat(3,minmax(0,1fr))] max-lg:grid-cols-3 max-sm:grid-cols-2">
        <div className={CELL}>
          <label htmlFor="audit-search" className={LABEL}>
            Ara
          </label>
          <input
            id="audit-search"
            type="search"
            value={text}
            maxLength={200}
            placeholder="Başlık, numara, e-posta"
            onChange={(event) => setText(event.target.value)}
            className="block min-h-12 w-full rounded-ctl border border-field bg-paper px-3 py-2.5 placeholder:text-ink-3 placeholder:opacity-100 hover:border-ink focus:outline-3 focus:outline-offset-0 focus:outline-focus"
          />
        </div>
        <ChoiceCell
          id="audit-who"
          label="Kim"
          value={choice.actor}
          onChange={(actor) => change({ actor })}
          options={{ '': 'Herkes', ...people, system: 'Sistem' }}
        />
        <ChoiceCell
          id="audit-what"
          label="Ne"
          value={choice.kind}
          onChange={(kind) => change({ kind })}
          options={{ '': 'Her işlem', ...GROUPS }}
        />
        <ChoiceCell
          id="audit-when"
          label="Ne zaman"
          value={choice.period}
          onChange={(period) => change({ period: period as PeriodName })}
          options={PERIOD_LABELS}
        />
      </div>
      {choice.period === 'range' && (
        <div className="grid grid-cols-[repeat(2,minmax(0,14rem))] gap-4 border-t border-line px-4 pt-2.5 pb-3 max-sm:grid-cols-1">
          <TextField label="İlk gün" type="date" {...dateField('from')} />
          <TextField label="Son gün" type="date" {...dateField('to')} />
        </div>
      )}
    </search>
  )
}
