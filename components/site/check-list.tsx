import { CheckMark } from '@/components/ui/check-mark'

/** Promises or benefits, one per line, each with a check mark. */
export function CheckList({ items }: { items: readonly string[] }) {
  return (
    <ul>
      {items.map((item) => (
        <li key={item} className="grid grid-cols-[28px_minmax(0,1fr)] gap-3 border-b border-line py-3.5 first:border-t">
          <CheckMark className="mt-px size-6" />
          <span className="min-w-0">{item}</span>
        </li>
      ))}
    </ul>
  )
}
