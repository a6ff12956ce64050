import { ChevronDown } from 'lucide-react'
import { Fragment } from 'react'
import { Icon } from '@/components/ui/icon'

/** The icon of a line that expands. */
export function Chevron() {
  return <Icon of={ChevronDown} />
}

/** Text with code between backticks. */
export function Prose({ text }: { text: string }) {
  return text.split('`').map((segment, index) =>
    index % 2 === 1 ? (
      <code key={index} className="mono">
        {segment}
      </code>
    ) : (
      segment
    ),
  )
}

/** A path that can break after its slashes. */
export function PathText({ text }: { text: string }) {
  const [first = '', ...rest] = text.split(/(?<=.\/)/)
  return (
    <span className="mono">
      {first}
      {rest.map((segment, index) => (
        <Fragment key={index}>
          <wbr />
          {segment}
        </Fragment>
      ))}
    </span>
  )
}
