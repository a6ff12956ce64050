import { nameOf } from '@/lib/api/openapi/json-schema'
import type { JsonSchema } from '@/lib/api/openapi/types'
import { type ReferenceField, schemaFields } from './words'

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

type FieldsTableProps = { caption: string; isCaptionHidden?: boolean; fields: ReferenceField[] }

/** Names, types and notes of fields. On a phone each row becomes a block. */
export function FieldsTable({ caption, isCaptionHidden, fields }: FieldsTableProps) {
  if (fields.length === 0) return null
  const hasNotes = fields.some(({ note }) => note)
  return (
    <table>
      <caption className={isCaptionHidden ? 'sr-only' : undefined}>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">Alan</th>
          <th scope="col">Tür</th>
          {hasNotes && <th scope="col">Açıklama</th>}
        </tr>
      </thead>
      <tbody>
        {fields.map(({ name, type, note }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{type}</td>
            {hasNotes && <td>{note}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
