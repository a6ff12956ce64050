import { Suggestion, Suggestions, useCombobox } from '@/components/admin/form/combobox'
import type { Control } from '@/components/admin/form/draft-form'
import { Marked } from '@/components/site/text/marked'
import { CONTROL, FieldFrame } from '@/components/ui/field'
import { apiPath } from '@/lib/api/paths'
import type { CustomerRowJson } from '@/lib/customers/output'
import { formatPhone } from '@/lib/platform/turkish/phone'
import { searchWords } from '@/lib/platform/turkish/search'
import { marksIn } from '@/lib/search/marked-text'

const MIN_CHARACTERS = 2

const MAX_SUGGESTIONS = 6

type KnownCustomerFieldProps = Control & {
  label: string
  type?: string
  autoComplete?: string
  required?: boolean
  optional?: boolean
  onPick: (customer: CustomerRowJson) => void
  /** Called when staff choose to add the text as a new customer. Without it, only known customers can be chosen. */
  onNew?: () => void
}

/** A customer field that suggests known customers during typing. */
export function KnownCustomerField(props: KnownCustomerFieldProps) {
  const { onPick, onNew, ...field } = props
  const { value, name } = field
  const combobox = useCombobox({
    text: value,
    minCharacters: MIN_CHARACTERS,
    pathOf: (q) => apiPath('Customers', { page: '1', pageSize: String(MAX_SUGGESTIONS), q }),
    onPick,
    onOther: onNew,
    isStrict: true,
  })
  const { items: customers } = combobox
  return (
    <FieldFrame {...field}>
      {(control) => (
        <div className="relative">
          <input type="text" {...control} {...combobox.field} className={CONTROL} />
          <Suggestions
            {...combobox.list}
            label="Kayıtlı müşteriler"
            className={`sm:w-[max(100%,23rem)] ${name === 'companyName' ? 'sm:left-auto' : 'sm:right-auto'}`}>
            {customers.map((customer, index) => (
              <Suggestion key={customer.id} {...combobox.option(index)} note={noteOf(customer)}>
                <Marked text={namesOf(customer, name)} marks={marksIn(namesOf(customer, name), searchWords(value))} />
              </Suggestion>
            ))}
            {onNew && (
              <Suggestion {...combobox.option(customers.length)} note="Kaydedince müşterilere eklenir">
                “{value.trim()}” yeni müşteri olsun
              </Suggestion>
            )}
          </Suggestions>
        </div>
      )}
    </FieldFrame>
  )
}

/** Returns the customer's names. In the field for the person, the person comes first; in other fields, the company. */
function namesOf({ companyName, contactPerson }: CustomerRowJson, name: string): string {
  const names = name === 'contactPerson' ? [contactPerson, companyName] : [companyName, contactPerson]
  return names.filter(Boolean).join(', ')
}

/** Returns the customer's phone number, and how many devices and open orders the customer has. */
function noteOf({ phone, devices, openOrders }: CustomerRowJson): string {
  const counts = [devices > 0 && `${devices}\u00a0cihaz`, openOrders > 0 && `${openOrders}\u00a0açık\u00a0iş`]
  return [formatPhone(phone), counts.filter(Boolean).join(', ')].filter(Boolean).join('; ')
}
