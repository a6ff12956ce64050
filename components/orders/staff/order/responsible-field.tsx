import { useRead } from '@/components/admin/session/api'
import { Options, SelectField } from '@/components/ui/select'
import { apiPath } from '@/lib/api/paths'
import { ORDER_FIELDS } from '@/lib/orders/order/fields'

const WITHOUT_ACCOUNT = 'ad'

type Responsible = { responsible: string; responsibleId: string | null }

type ResponsibleFieldProps = Responsible & {
  optional?: boolean
  error?: string
  onChange: (changes: Responsible) => void
}

/** The person responsible for an order: an account that may see orders. A name without an account stays until it is changed. */
export function ResponsibleField({ responsible, responsibleId, optional, error, onChange }: ResponsibleFieldProps) {
  const { data: people = [] } = useRead(apiPath('WorkOrders/people'))
  const isListed = responsibleId !== null && people.some(({ id }) => id === responsibleId)
  const isUnlisted = !isListed && responsible !== ''
  return (
    <SelectField
      label={ORDER_FIELDS.responsibleId.label}
      name="responsibleId"
      optional={optional}
      error={error}
      value={responsibleId ?? (responsible === '' ? '' : WITHOUT_ACCOUNT)}
      onChange={({ target: { value } }) => {
        if (value === WITHOUT_ACCOUNT) return
        const person = people.find(({ id }) => id === value)
        onChange({ responsible: person?.name ?? '', responsibleId: person?.id ?? null })
      }}>
      <option value="">Seçilmedi</option>
      {isUnlisted && <option value={responsibleId ?? WITHOUT_ACCOUNT}>{responsible}</option>}
      <Options of={people.map(({ id, name, isSelf }) => [id, isSelf ? `${name} (siz)` : name])} />
    </SelectField>
  )
}
