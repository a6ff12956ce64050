import { useRead } from '@/components/admin/session/api'
import { SelectField } from '@/components/ui/select'
import { apiPath } from '@/lib/api/paths'

/** The value of a name that is nobody's account. */
const BY_NAME = 'ad'

type InCharge = { responsible: string; responsibleId: string | null }

type ResponsibleFieldProps = InCharge & { optional?: boolean; error?: string; onChange: (changes: InCharge) => void }

/** Who is in charge of an order: one of the accounts that see orders. A name from before accounts stays until another is chosen. */
export function ResponsibleField({ responsible, responsibleId, optional, error, onChange }: ResponsibleFieldProps) {
  const { data: people = [] } = useRead(apiPath('WorkOrders/people'))
  const isListed = responsibleId !== null && people.some(({ id }) => id === responsibleId)
  const other = !isListed && responsible !== ''
  return (
    <SelectField
      label="Sorumlu"
      name="responsibleId"
      optional={optional}
      error={error}
      value={responsibleId ?? (responsible === '' ? '' : BY_NAME)}
      onChange={({ target: { value } }) => {
        if (value === BY_NAME) return
        const person = people.find(({ id }) => id === value)
        onChange({ responsible: person?.name ?? '', responsibleId: person?.id ?? null })
      }}>
      <option value="">Seçilmedi</option>
      {other && <option value={responsibleId ?? BY_NAME}>{responsible}</option>}
      {people.map(({ id, name, isSelf }) => (
        <option key={id} value={id}>
          {name}
          {isSelf && ' (siz)'}
        </option>
      ))}
    </SelectField>
  )
}
