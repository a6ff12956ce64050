import type { ReferenceField } from './words'

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
