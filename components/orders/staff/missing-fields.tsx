import { TriangleAlert } from 'lucide-react'
import { Alert } from '@/components/ui/alert'
import type { FieldErrors } from '@/lib/platform/app-error'
import { countWord } from '@/lib/platform/turkish/case'

type MissingFieldsProps = {
  /** What was not done: 'Teklif gönderilmedi'. */
  what: string
  /** What happened to what was typed. */
  kept: string
  fields: FieldErrors
  /** How a field is called, and the id of its control. */
  named: (name: string) => { label: string; id: string }
}

/** What is missing before something can be finished, each with a link to its field. */
export function MissingFields({ what, kept, fields, named }: MissingFieldsProps) {
  const names = Object.keys(fields)
  return (
    <Alert
      tone="bad"
      className="mb-4"
      icon={TriangleAlert}
      title={`${what}, ${countWord(names.length)} bilgi eksik:`}
      text={kept}
      actions={
        <ul className="flex basis-full flex-wrap gap-x-6">
          {names.map((name) => {
            const { label, id } = named(name)
            return (
              <li key={name}>
                <a href={`#${id}`} className="inline-flex min-h-11 items-center font-semibold text-bad">
                  {label}
                </a>
              </li>
            )
          })}
        </ul>
      }
    />
  )
}
