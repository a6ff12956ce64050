import { ChevronDown } from 'lucide-react'
import { Fragment } from 'react'
import { Icon } from '@/components/ui/icon'

/** The icon of a line that opens. */
export function Chevron() {
  return <Icon of={ChevronDown} />
}

/** A text with code between backticks. */
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

/** A path that can break after its slashes. */
export function PathText({ text }: { text: string }) {
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
