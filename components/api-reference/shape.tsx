import { nameOf } from '@/lib/api/openapi/json-schema'
import type { JsonSchema } from '@/lib/api/openapi/types'
import { FieldsTable } from './fields-table'
import { schemaFields } from './words'

type ShapeProps = { caption: string; isCaptionHidden?: boolean; shape: JsonSchema; side: 'request' | 'response' }

/** The fields of a shape, or a link to them if it has a name. A union has a table for each member. */
export function Shape({ caption, isCaptionHidden, shape, side }: ShapeProps) {
  const item = shape.items ?? shape
  if (item.$ref) {
    const name = nameOf(item.$ref)
    return (
      <p>
        {caption}:{' '}
        <a href={`#bicim-${name}`} className="mono">
          {name}
        </a>
        {shape.items && ' listesi'}
      </p>
    )
  }
  return (item.anyOf ?? [item]).map((member, index) => (
    <FieldsTable
      key={index}
      caption={member.title ? `${caption}: ${member.title}` : caption}
      isCaptionHidden={isCaptionHidden && !member.title}
      fields={schemaFields(member, side)}
    />
  ))
}
