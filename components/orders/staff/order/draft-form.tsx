import { type ReactNode, useEffect, useRef, useState } from 'react'
import { type ConflictWords, FormNotices } from '@/components/admin/form/form-notices'
import { FormFrame } from '@/components/admin/form/form-frame'
import { type ItemForm, useItemForm } from '@/components/admin/form/use-item-form'
import { useFormKeys } from '@/components/admin/form/use-form-keys'
import type { FormFailure } from '@/components/admin/form/use-submit'
import { Button, ButtonLink } from '@/components/ui/button'
import { ExternalLink, FileText, TriangleAlert } from 'lucide-react'
import { Alert } from '@/components/ui/alert'
import type { FieldErrors } from '@/lib/platform/app-error'
import { countWord, locativeEnding } from '@/lib/platform/turkish/case'
import { formatTime } from '@/lib/platform/turkish/dates'
import { orderSaveFailure } from '@/components/orders/staff/words'
import { ApiError } from '@/lib/api/client'
import type { OrderJson } from '@/lib/orders/order/output'
import type { OrderRecord } from './use-order'

export function DraftLabel() {
  return (
    <span className="ml-2 border border-dashed border-field px-2 py-px font-sans text-small font-normal text-ink-2">
      Taslak
    </span>
  )
}

/** A draft, with the fingerprint that the order had when typing started. */
type FingerprintedDraft<Draft> = Draft & { seen: string }

export type DraftEditor<Draft extends object> = ItemForm<FingerprintedDraft<Draft>, FormFailure>

/** State of the form for a draft. The browser keeps the typed values until they are saved. */
export const useDraftForm = <Draft extends object>({ order }: OrderRecord, key: string, initial: Draft, seen: string) =>
  useItemForm<FingerprintedDraft<Draft>, FormFailure>({
    name: `is-emri/${order.id}/${key}`,
    initial: { ...initial, seen },
    isChanged: () => true,
    failureOf: orderSaveFailure,
  })

type DraftFormProps<Draft extends object> = {
  record: OrderRecord
  editor: DraftEditor<Draft>
  /** Returns a fingerprint that changes with the content that the form edits, and with nothing else. */
  fingerprintOf: (order: OrderJson) => string
  errorsIn: (draft: Draft) => FieldErrors
  missingIn: (draft: Draft) => FieldErrors
  /** Saves the draft, or finishes it. `isSame` returns whether nobody else has changed the same content since typing started. */
  write: (draft: Draft, finishes: boolean, isSame: (fresh: OrderJson) => boolean) => Promise<unknown>
  onFinished?: () => void
  finishedMessage?: string
  title: ReactNode
  note: ReactNode
  conflict?: (finishes: boolean) => ConflictWords
  /** Label of the button that finishes the draft: it sends or signs it. */
  finishLabel: string
  busyLabel: string
  /** Whether Ctrl+Enter also finishes the draft. */
  hasFinishKey?: boolean
  /** Address of the draft's PDF once it is saved. */
  paperHref: string
  missingTexts: Omit<MissingFieldsProps, 'errors'>
  /** A text about what finishing does. */
  effect: ReactNode
  actions?: ReactNode
  children: ReactNode
}

type SubmitMode = 'save' | 'paper' | 'finish'

/** When the draft was saved, and whether its PDF was opened or the browser prevented that. */
type SavedDraft = { at: Date; paper?: 'opened' | 'blocked' }

/** A form of an order that can be saved as a draft many times before it is finished: a quote is sent, a record is signed. */
export function DraftForm<Draft extends object>(props: DraftFormProps<Draft>) {
  const { record, editor, fingerprintOf, errorsIn, missingIn, write, onFinished, finishedMessage = '' } = props
  const {
    title,
    note,
    conflict,
    finishLabel,
    busyLabel,
    hasFinishKey,
    paperHref,
    missingTexts,
    effect,
    actions,
    children,
  } = props
  const { order, reload } = record
  const { form, draft, isDirty, isSending, errors: fieldErrors } = editor
  const [pressedMode, setPressedMode] = useState<SubmitMode>('finish')
  /** Whether the draft was saved instead of finished, because fields are missing. */
  const [isIncomplete, setIncomplete] = useState(false)
  const [savedDraft, setSavedDraft] = useState<SavedDraft | null>(null)
  const isBusy = (mode: SubmitMode) => isSending && pressedMode === mode
  useFirstFocus(form)
  const keepFocus = useKeptFocus(isSending)
  useFormKeys({ save: () => void submit('save'), finish: hasFinishKey ? () => void submit('finish') : undefined })

  /**
   * Saves the draft, or finishes it. If fields are missing, it only saves the draft, and shows the fields. `overwrite` replaces the state
   * on the screen, but no newer one.
   */
  async function submit(mode: SubmitMode, { overwrite = false } = {}) {
    setPressedMode(mode)
    keepFocus()
    setIncomplete(false)
    const missingFields = mode === 'finish' ? missingIn(draft) : {}
    const hasMissingFields = Object.keys(missingFields).length > 0
    const finishes = mode === 'finish' && !hasMissingFields
    const seen = overwrite ? fingerprintOf(order) : draft.seen
    const saveOrFinish = async () => {
      if (seen !== fingerprintOf(order)) throw new ApiError('', 412)
      await write(draft, finishes, (fresh) => fingerprintOf(fresh) === seen)
    }
    if (!(await editor.save(saveOrFinish, { errors: errorsIn(draft), doneMessage: finishes ? finishedMessage : '' })))
      return
    const at = new Date()
    // No 'noopener': with it, `open` does not say whether the page was opened. The page is our own.
    if (mode === 'paper') setSavedDraft({ at, paper: window.open(paperHref, '_blank') ? 'opened' : 'blocked' })
    else if (!finishes) setSavedDraft({ at })
    if (hasMissingFields) {
      setIncomplete(true)
      editor.show({ errors: missingFields, doneMessage: null, refocuses: true })
    } else if (finishes) onFinished?.()
  }

  return (
    <>
      <FormNotices
        form={{ ...editor, doneMessage: null }}
        conflict={conflict?.(pressedMode === 'finish')}
        onReload={() => {
          editor.discardEdits()
          void reload()
        }}
        onOverwrite={() => void submit(pressedMode, { overwrite: true })}
      />
      {isIncomplete && Object.keys(fieldErrors).length > 0 && <MissingFields {...missingTexts} errors={fieldErrors} />}
      <FormFrame ref={form} title={title} note={note} onSubmit={(event) => event.preventDefault()}>
        {children}
        <div className="-mt-px flex flex-wrap items-center gap-3 border-t border-edge bg-sheet px-5 py-4 max-sm:px-4 max-sm:[&>:is(a,button)]:flex-auto">
          {/* No submit button: Enter in a field neither sends a quote nor signs a record. */}
          <Button
            variant="primary"
            aria-keyshortcuts={hasFinishKey ? 'Control+Enter' : undefined}
            disabled={isSending}
            busy={isBusy('finish') && busyLabel}
            onClick={() => void submit('finish')}>
            {finishLabel}
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
          {savedDraft?.paper === 'blocked' && !isDirty && !isSending ? (
            <ButtonLink icon={ExternalLink} href={paperHref} target="_blank">
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
          {/* Next to the buttons, because the form is longer than the screen. */}
          <output className="text-ink-2 empty:hidden max-sm:order-first max-sm:basis-full">
            {savedDraft && !isSending && !isIncomplete && <SavedNotice {...savedDraft} />}
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

/** Returns a function that remembers the focused control, which gets the focus back when the form has been sent. */
function useKeptFocus(isSending: boolean): () => void {
  const rememberedFocus = useRef<{ control: HTMLElement; caret: number | null } | null>(null)
  useEffect(() => {
    if (isSending || !rememberedFocus.current) return
    const { control, caret } = rememberedFocus.current
    rememberedFocus.current = null
    if (document.activeElement !== document.body) return
    // Saving may replace a row's elements by others with the same ids.
    const field = control.isConnected ? control : document.getElementById(control.id)
    field?.focus()
    if (caret !== null && field instanceof HTMLInputElement) field.setSelectionRange(caret, caret)
  }, [isSending])
  return () => {
    const control = document.activeElement
    if (!(control instanceof HTMLElement) || control === document.body) return
    const isText = control instanceof HTMLInputElement && control.type === 'text'
    rememberedFocus.current = { control, caret: isText ? control.selectionStart : null }
  }
}

function ButtonKeys({ children }: { children: string }) {
  return (
    <kbd aria-hidden className="mono pl-1 text-[0.875rem] font-normal max-sm:hidden pointer-coarse:hidden">
      {children}
    </kbd>
  )
}

function SavedNotice({ at, paper }: SavedDraft) {
  const timeText = formatTime(at)
  return (
    <>
      Taslak{' '}
      <time className="mono" dateTime={at.toISOString()}>
        {timeText}
      </time>
      {locativeEnding(timeText)} saklandı
      {paper === 'opened' && ', PDF yeni sekmede'}.{paper === 'blocked' && ' Tarayıcı yeni sekmeyi engelledi.'}
    </>
  )
}

/** Words for a form's fields. `rows` is the name of the field with rows, `row` the word for a row. `cells` and `fields` map names to words. A link to `rows` leads to the first of `cells`. */
type FieldWords = { rows: string; row: string; cells: Record<string, string>; fields: Record<string, string> }

export function linkToField(name: string, { rows, row, cells, fields }: FieldWords): { label: string; id: string } {
  const [, index, cell] = /^\w+\.(\d+)\.(\w+)$/.exec(name) ?? []
  const id = name === rows ? `${rows}-0-${Object.keys(cells)[0]}` : name.replaceAll('.', '-')
  if (index !== undefined) return { label: `${Number(index) + 1}. ${row} ${cells[cell!] ?? cell}`, id }
  return { label: fields[name] ?? name, id }
}

type MissingFieldsProps = {
  /** What did not happen: 'Teklif gönderilmedi'. */
  what: string
  text: string
  errors: FieldErrors
  words: FieldWords
}

function MissingFields({ what, text, errors, words }: MissingFieldsProps) {
  const names = Object.keys(errors)
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
            const { label, id } = linkToField(name, words)
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
