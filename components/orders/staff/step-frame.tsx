import type { ReactNode } from 'react'
import { FormFrame } from '@/components/admin/form/form-frame'
import { sends } from '@/components/admin/form/use-submit'
import type { KeptOffer } from '@/components/admin/form/use-kept-draft'
import type { OrderJson } from '@/lib/orders/output'
import type { FieldErrors } from '@/lib/platform/app-error'
import { SendingNotices, useSending } from './sending'
import type { OpenOrder } from './use-order'

export type StepRequest = {
  json: object
  headers?: Record<string, string>
  wrong: FieldErrors
  /** Whether somebody else's change left alone what is being sent. */
  isSame: (fresh: OrderJson) => boolean
  done?: string
}

/** Sends POST …/step, the one call of all parts, and says how that went. */
export function useStepSending({ writeOver }: OpenOrder, requestOf: () => StepRequest, onSent: () => void) {
  const { form, ...sending } = useSending()

  async function submit(mine = false) {
    const { json, headers, wrong, isSame, done } = requestOf()
    const call = ({ etag }: { etag: string }) => ({ method: 'POST' as const, json, headers, ifMatch: etag })
    if (await sending.send(() => writeOver({ part: 'step', call, isSame, mine }), { wrong, done })) onSent()
  }

  return { form, sending, submit }
}

type StepFrameProps = {
  part: ReturnType<typeof useStepSending>
  title: string
  note?: string
  offers: readonly KeptOffer[]
  /** Empties the form, after somebody else changed the step. */
  onTakeTheirs: () => void
  above?: ReactNode
  children: ReactNode
}

export function StepFrame({ part, title, note, offers, onTakeTheirs, above, children }: StepFrameProps) {
  const { form, sending, submit } = part
  return (
    <div id="adim" className="mb-6 max-w-288 scroll-mt-20">
      {above}
      <SendingNotices
        sending={sending}
        offers={offers}
        onTakeTheirs={() => {
          onTakeTheirs()
          sending.clear()
        }}
        onSaveMine={() => void submit(true)}
      />
      <FormFrame ref={form} title={title} note={note} onSubmit={sends(submit)}>
        {children}
      </FormFrame>
    </div>
  )
}
