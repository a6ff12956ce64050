import { ChevronDown } from 'lucide-react'
import { Fragment } from 'react'
import { Icon } from '@/components/ui/icon'

/** The mark of a line that opens. */
export function Chevron() {
  return <Icon of={ChevronDown} />
}

/** A text whose parts between backticks are code. */
export function Prose({ text }: { text: string }) {
  return text.split('`').map((part, at) =>
    at % 2 === 1 ? (
      <code key={at} className="mono">
        {part}
      </code>
    ) : (
      part
    ),
  )
}

/** An address that breaks after its slashes. */
export function Address({ text }: { text: string }) {
  const [first = '', ...rest] = text.split(/(?<=.\/)/)
  return (
    <span className="mono">
      {first}
      {rest.map((part, at) => (
        <Fragment key={at}>
          <wbr />
          {part}
        </Fragment>
      ))}
    </span>
  )
}
