import { useId } from 'react'
import { RadioGroup } from '@/components/admin/form/choices'
import { CircuitSymbol } from '@/components/orders/circuit'
import { Link } from '@/components/ui/link'
import { formatShortDate } from '@/lib/platform/turkish/dates'
import { adminOrderPath } from '@/lib/site/admin-pages'

/** The answer that no warranty covers the repair. Other answers are the id of the covering order, or '' for no answer. */
export const CHARGED = 'charged'

type WarrantyQuestionProps = {
  coveringOrder: { id: string; number: string; closedAt: string | null; createdAt: string }
  /** What was repaired, once it is loaded. */
  repair: string
  answer: string
  onAnswer: (answer: string) => void
}

/** Asks whether the warranty of an earlier order covers a new one. No answer is preselected. */
export function WarrantyQuestion({ coveringOrder, repair, answer, onAnswer }: WarrantyQuestionProps) {
  const titleId = useId()
  const { id, number, closedAt, createdAt } = coveringOrder
  const facts = [repair, formatShortDate(closedAt ?? createdAt)].filter(Boolean).join(', ')
  return (
    <div
      role="radiogroup"
      aria-labelledby={titleId}
      className="grid grid-cols-[57px_minmax(0,1fr)] items-center gap-x-4 gap-y-3 border-t-2 border-edge px-5 pt-3.5 pb-4.5 max-sm:px-4">
      <CircuitSymbol shape="switch" thickBefore bridged className="[&>svg]:h-8.25 [&>svg]:w-14.25" />
      <p className="min-w-0 leading-[1.45] [overflow-wrap:anywhere]">
        <b id={titleId}>Bu iş garanti kapsamında mı?</b>
        <span className="block text-ink-2">
          <Link href={adminOrderPath(id)} className="mono">
            {number}
          </Link>
          : {facts}. Kapsamındaysa teklif ve onay istenmez.
        </span>
      </p>
      <RadioGroup
        name="underWarrantyOf"
        options={[
          { value: id, label: 'Garanti Kapsamında' },
          { value: CHARGED, label: 'Ücretli' },
        ]}
        value={answer}
        onChange={onAnswer}
        className="col-span-full grid grid-cols-2 rounded-ctl border border-edge bg-paper"
        optionClass="grid min-h-12 place-items-center border-edge px-3 py-1 text-center font-semibold not-first:border-l has-checked:bg-ink has-checked:text-sheet max-sm:min-h-13"
      />
    </div>
  )
}
