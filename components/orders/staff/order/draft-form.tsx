import { type ReactNode, useEffect, useRef, useState } from 'react'
import { type ConflictWords, FormNotices } from '@/components/admin/form/form-notices'
import { FormFrame } from '@/components/admin/form/form-frame'
import type { ItemForm } from '@/components/admin/form/use-item-form'
import { useFormKeys } from '@/components/admin/form/use-form-keys'
import type { FormFailure } from '@/components/admin/form/use-submit'
import { Button, ButtonLink } from '@/components/ui/button'
import { ExternalLink, FileText, TriangleAlert } from 'lucide-react'
import { Alert } from '@/components/ui/alert'
import type { FieldErrors } from '@/lib/platform/app-error'
import { countWord, endingAt } from '@/lib/platform/turkish/case'
import { formatTime } from '@/lib/platform/turkish/dates'
import { orderSaveFailure } from '@/components/orders/staff/words'
import { ApiError } from '@/lib/api/client'
import type { OrderJson } from '@/lib/orders/order/output'
import type { OpenOrder } from './use-order'

export function DraftLabel() {
  return (
    <span className="ml-2 border border-dashed border-field px-2 py-px font-sans text-small font-normal text-ink-2">
      Taslak
    </span>
  )
}

/** A draft with the order's fingerprint when typing started. */
type Tagged<Draft> = Draft & { seen: string }

export type DraftEditor<Draft extends object> = ItemForm<Tagged<Draft>, FormFailure>

/** Returns the options of `useItemForm`. The typed values stay until they are saved. */
export const draftFormOptions = <Draft extends object>(
  { order }: OpenOrder,
  key: string,
  initial: Draft,
  seen: string,
) => ({
  name: `is-emri/${order.id}/${key}`,
  initial: { ...initial, seen },
  isChanged: () => true,
  failureOf: orderSaveFailure,
})

type DraftFormProps<Draft extends object> = {
  open: OpenOrder
  editor: DraftEditor<Draft>
  /** Returns a fingerprint that changes with the form's part of the order, and with nothing else. */
  fingerprintOf: (order: OrderJson) => string
  errorsIn: (draft: Draft) => FieldErrors
  missingIn: (draft: Draft) => FieldErrors
  /** Saves the draft, or finishes it. `isSame` returns whether nobody else has changed that part since. */
  write: (draft: Draft, isFinished: boolean, isSame: (fresh: OrderJson) => boolean) => Promise<unknown>
  onFinished?: () => void
  finished?: string
  title: ReactNode
  note: ReactNode
  conflict?: (finishes: boolean) => ConflictWords
  /** Text of the button that sends or signs. */
  finish: string
  busy: string
  /** Whether Ctrl+Enter does the same. */
  hasFinishKey?: boolean
  /** Address of the draft's PDF once it is saved. */
  paper: string
  /** Texts for the list of missing fields. */
  missing: Omit<MissingFieldsProps, 'fields'>
  /** Says what finishing does. */
  effect: ReactNode
  /** Additional buttons. */
  actions?: ReactNode
  children: ReactNode
}

type SubmitMode = 'save' | 'paper' | 'finish'

/** When the draft was saved, and whether its PDF was opened or the browser prevented that. */
type SavedDraft = { at: Date; paper?: 'opened' | 'blocked' }

/** A form of an order that can be saved as a draft many times before it is finished: a quote is sent, a record is signed. */
export function DraftForm<Draft extends object>(props: DraftFormProps<Draft>) {
  const { open, editor, fingerprintOf, errorsIn, missingIn, write, onFinished, finished = '' } = props
  const { title, note, conflict, finish, busy, hasFinishKey, paper, missing, effect, actions, children } = props
  const { order, reload } = open
  const { form, draft, isDirty, isSending, fields } = editor
  const [pressed, setPressed] = useState<SubmitMode>('finish')
  /** Whether it was saved instead of finished because fields are missing. */
  const [isIncomplete, setIncomplete] = useState(false)
  const [saved, setSaved] = useState<SavedDraft | null>(null)
  const isBusy = (mode: SubmitMode) => isSending && pressed === mode
  useFirstFocus(form)
  const keepFocus = useKeptFocus(isSending)
  useFormKeys({ save: () => void submit('save'), finish: hasFinishKey ? () => void submit('finish') : undefined })

  /**
   * Saves the draft, or finishes it. If fields are missing, it saves and shows them instead. `overwrite` replaces the state
   * that the screen shows, but nothing newer.
   */
  async function submit(mode: SubmitMode, { overwrite = false } = {}) {
    setPressed(mode)
    keepFocus()
    setIncomplete(false)
    const lacking = mode === 'finish' ? missingIn(draft) : {}
    const isLacking = Object.keys(lacking).length > 0
    const isFinished = mode === 'finish' && !isLacking
    const seen = overwrite ? fingerprintOf(order) : draft.seen
    const call = async () => {
      if (seen !== fingerprintOf(order)) throw new ApiError('', 412)
      await write(draft, isFinished, (fresh) => fingerprintOf(fresh) === seen)
    }
    if (!(await editor.save(call, { errors: errorsIn(draft), doneMessage: isFinished ? finished : '' }))) return
    const at = new Date()
    // Without 'noopener', which would not tell whether the page was opened. It is a page of our own.
    if (mode === 'paper') setSaved({ at, paper: window.open(paper, '_blank') ? 'opened' : 'blocked' })
    else if (!isFinished) setSaved({ at })
    if (isLacking) {
      setIncomplete(true)
      editor.show({ fields: lacking, doneMessage: null, refocuses: true })
    } else if (isFinished) onFinished?.()
  }

  return (
    <>
      <FormNotices
        form={{ ...editor, doneMessage: null }}
        conflict={conflict?.(pressed === 'finish')}
        onReload={() => {
          editor.discardEdits()
          void reload()
        }}
        onOverwrite={() => void submit(pressed, { overwrite: true })}
      />
      {isIncomplete && Object.keys(fields).length > 0 && <MissingFields {...missing} fields={fields} />}
      <FormFrame ref={form} title={title} note={note} onSubmit={(event) => event.preventDefault()}>
        {children}
        <div className="-mt-px flex flex-wrap items-center gap-3 border-t border-edge bg-sheet px-5 py-4 max-sm:px-4 max-sm:[&>:is(a,button)]:flex-auto">
          {/* No submit button: Enter in a field neither sends a quote nor signs a record. */}
          <Button
            variant="primary"
            aria-keyshortcuts={hasFinishKey ? 'Control+Enter' : undefined}
            disabled={isSending}
            busy={isBusy('finish') && busy}
            onClick={() => void submit('finish')}>
            {finish}
            {hasFinishKey && <ButtonKeys>Ctrl Enter</ButtonKeys>}
          </Button>
          <Button
            aria-keyshortcuts="Control+S"
            disabled={isSending}
            busy={isBusy('save') && 'Kaydediliyor'}
            onClick={() => void submit('save')}>
            Taslağı Kaydet
            <ButtonKeys>Ctrl S</ButtonKeys>
          </Button>
          {saved?.paper === 'blocked' && !isDirty && !isSending ? (
            <ButtonLink icon={ExternalLink} href={paper} target="_blank">
              PDF Hazır: Aç
            </ButtonLink>
          ) : (
            <Button
              icon={FileText}
              disabled={isSending}
              busy={isBusy('paper') && 'Saklanıyor'}
              onClick={() => void submit('paper')}>
              PDF’e Bak
            </Button>
          )}
          {actions}
          <p className="text-ink-2 max-sm:order-first max-sm:basis-full">
            {effect}
            {isDirty && ' Kaydedilmemiş değişiklik var.'}
          </p>
          {/* At the buttons, because the form is longer than the screen. */}
          <output className="text-ink-2 empty:hidden max-sm:order-first max-sm:basis-full">
            {saved && !isSending && !isIncomplete && <Saved {...saved} />}
          </output>
        </div>
      </FormFrame>
    </>
  )
}

/** Moves the focus to the first empty field when the form opens, unless a phone's keyboard would cover the form. */
function useFirstFocus(form: DraftEditor<object>['form']): void {
  useEffect(() => {
    const { activeElement, body } = document
    if (activeElement !== body || !window.matchMedia('(pointer: fine)').matches) return
    const inputs = form.current?.querySelectorAll<HTMLInputElement>(
      'input:not([type=radio], [type=checkbox], [type=file])',
    )
    ;[...(inputs ?? [])].find(({ value }) => value === '')?.focus()
  }, [form])
}

/** Remembers the field with the focus, which loses it while the form is sent, and returns the focus afterwards. */
function useKeptFocus(isSending: boolean): () => void {
  const kept = useRef<{ control: HTMLElement; caret: number | null } | null>(null)
  useEffect(() => {
    if (isSending || !kept.current) return
    const { control, caret } = kept.current
    kept.current = null
    if (document.activeElement !== document.body) return
    // A saved row has another element with the same id.
    const found = control.isConnected ? control : document.getElementById(control.id)
    found?.focus()
    if (caret !== null && found instanceof HTMLInputElement) found.setSelectionRange(caret, caret)
  }, [isSending])
  return () => {
    const control = document.activeElement
    if (!(control instanceof HTMLElement) || control === document.body) return
    const isText = control instanceof HTMLInputElement && control.type === 'text'
    kept.current = { control, caret: isText ? control.selectionStart : null }
  }
}

/** The keys of a button, on devices that have keys. */
function ButtonKeys({ children }: { children: string }) {
  return (
    <kbd aria-hidden className="mono pl-1 text-[0.875rem] font-normal max-sm:hidden pointer-coarse:hidden">
      {children}
    </kbd>
  )
}

function Saved({ at, paper }: SavedDraft) {
  const clock = formatTime(at)
  return (
    <>
      Taslak{' '}
      <time className="mono" dateTime={at.toISOString()}>
        {clock}
      </time>
      {endingAt(clock)} saklandı
      {paper === 'opened' && ', PDF yeni sekmede'}.{paper === 'blocked' && ' Tarayıcı yeni sekmeyi engelledi.'}
    </>
  )
}

/** Names of a form's fields: the field of rows, a row, a row's parts (the first gets the focus) and the other fields. */
type FieldWords = { rows: string; row: string; parts: Record<string, string>; fields: Record<string, string> }

export function namedField(name: string, { rows, row, parts, fields }: FieldWords): { label: string; id: string } {
  const [, index, part] = /^\w+\.(\d+)\.(\w+)$/.exec(name) ?? []
  const id = name === rows ? `${rows}-0-${Object.keys(parts)[0]}` : name.replaceAll('.', '-')
  if (index !== undefined) return { label: `${Number(index) + 1}. ${row} ${parts[part!] ?? part}`, id }
  return { label: fields[name] ?? name, id }
}

type MissingFieldsProps = {
  /** What did not happen: 'Teklif gönderilmedi'. */
  what: string
  text: string
  fields: FieldErrors
  words: FieldWords
}

/** The fields that must be filled before finishing, each as a link. */
function MissingFields({ what, text, fields, words }: MissingFieldsProps) {
  const names = Object.keys(fields)
  return (
    <Alert
      tone="bad"
      className="mb-4"
      icon={TriangleAlert}
      title={`${what}, ${countWord(names.length)} bilgi eksik:`}
      text={text}
      actions={
        <ul className="flex basis-full flex-wrap gap-x-6">
          {names.map((name) => {
            const { label, id } = namedField(name, words)
            return (
              <li key={name}>
                <a href={`#${id}`} className="inline-flex min-h-11 items-center font-semibold text-bad">
                  {label}
                </a>
              </li>
            )
          })}
        </ul>
      }
    />
  )
}
