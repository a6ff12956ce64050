import { TriangleAlert } from 'lucide-react'
import type { KeyboardEvent } from 'react'
import { CONTROL } from '@/components/ui/field'
import { Icon } from '@/components/ui/icon'
import type { PartRowJson } from '@/lib/parts/output'
import { type CountedPart, differenceOf } from './count-draft'
import { milliText, signedText } from './words'

type CountRowProps = {
  part: PartRowJson
  countedPart: CountedPart | undefined
  /** Whether the recorded quantity is shown. If it is hidden, it cannot bias the count. */
  showsRecord: boolean
  error: string | undefined
  onChange: (text: string) => void
}

/** A part with the field for its count, and the difference from the record. */
export function CountRow({ part, countedPart, showsRecord, error, onChange }: CountRowProps) {
  const { id, code, name, unit, onHand } = part
  const difference = countedPart ? differenceOf(countedPart) : null
  const fieldId = `sayim-${id}`
  return (
    <li
      className={`grid min-h-16 grid-cols-[minmax(0,1fr)_minmax(7.5rem,min-content)_10rem_minmax(5.5rem,auto)] items-center gap-x-4 gap-y-1.5 border-line px-5 py-1.5 not-first:border-t max-md:grid-cols-[minmax(0,1fr)_minmax(6.5rem,min-content)] max-md:px-4 max-md:py-3 ${difference ? 'shadow-[inset_4px_0_0_var(--ink)]' : ''}`}>
      <div className="min-w-0 [overflow-wrap:anywhere]">
        <span className="mono block">{code}</span>
        <span className="block text-small leading-[1.35] text-ink-2">{name}</span>
      </div>
      <span className={`mono text-right max-md:self-start ${onHand < 0 ? 'text-bad' : ''}`}>
        {showsRecord && (
          <>
            <span className="font-sans text-small text-ink-2">kayıtta</span> {milliText(onHand)}
          </>
        )}
      </span>
      <div className="grid grid-cols-[minmax(0,1fr)_2.75rem] items-center gap-2">
        <label htmlFor={fieldId} className="sr-only">
          {code}: rafta kaç {unit}
        </label>
        <input
          id={fieldId}
          inputMode="decimal"
          autoComplete="off"
          enterKeyHint="next"
          value={countedPart?.text ?? ''}
          aria-invalid={error ? true : undefined}
          aria-describedby={error && `${fieldId}-error`}
          onChange={({ target }) => onChange(target.value)}
          onKeyDown={focusNext}
          className={`${CONTROL} mono scroll-my-48 py-1.5 text-right text-[1.1875rem]`}
        />
        <span className="text-ink-2">{unit}</span>
      </div>
      <span className="mono min-w-14 text-right font-semibold">
        {difference === 0 ? (
          <span className="font-sans text-small font-normal text-ink-2">tuttu</span>
        ) : (
          difference !== null && (
            <>
              <span className="sr-only">fark </span>
              {signedText(difference)}
            </>
          )
        )}
      </span>
      {error && (
        <p id={`${fieldId}-error`} className="col-span-full flex gap-2 text-small font-semibold text-bad">
          <Icon of={TriangleAlert} className="size-4.5" />
          {error}
        </p>
      )}
    </li>
  )
}

/** Enter moves to the field of the next part. */
function focusNext(event: KeyboardEvent<HTMLInputElement>) {
  if (event.key !== 'Enter') return
  event.preventDefault()
  const fields = Array.from(event.currentTarget.form!.querySelectorAll<HTMLInputElement>('input[inputmode=decimal]'))
  fields[fields.indexOf(event.currentTarget) + 1]?.focus()
}
