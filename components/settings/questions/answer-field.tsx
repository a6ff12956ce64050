import { type KeyboardEvent, useRef } from 'react'
import { continueList, type TextEdit } from '@/components/articles/staff/markdown/text-edits'
import { BOLD, BULLETS, type Command, LINK, shortcutOf } from '@/components/articles/staff/markdown/toolbar'
import { Markdown } from '@/components/site/text/markdown'
import { FieldFrame } from '@/components/ui/field'
import { Icon } from '@/components/ui/icon'
import { renderAnswer } from '@/lib/articles/markdown/render'
import { filledAnswer, type Question } from '@/lib/settings/questions/questions'
import type { SettingsJson } from '@/lib/settings/output'

const TOOLS = [BOLD, BULLETS, LINK]

/** Changes a text field as if the user typed, so that the browser's undo works. */
function applyEdit(field: HTMLTextAreaElement, { from, to, insert, start, end }: TextEdit): void {
  field.focus()
  field.setSelectionRange(from, to)
  if (insert !== '' || from !== to) {
    // Deprecated, but nothing else adds to the browser's undo history.
    const isInserted =
      insert === '' ? document.execCommand('delete') : document.execCommand('insertText', false, insert)
    if (!isInserted) {
      field.setRangeText(insert, from, to)
      field.dispatchEvent(new Event('input', { bubbles: true }))
    }
  }
  field.setSelectionRange(start, end)
}

type AnswerFieldProps = { name: string; value: string; error: string | undefined; onChange: (answer: string) => void }

/** The Markdown of an answer, with buttons for bold, lists and links. */
export function AnswerField({ name, value, error, onChange }: AnswerFieldProps) {
  const field = useRef<HTMLTextAreaElement>(null)
  function apply(command: Command): boolean {
    const { value: text, selectionStart: start, selectionEnd: end } = field.current!
    const edit = command({ text, start, end })
    if (edit) applyEdit(field.current!, edit)
    return edit !== null
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return
    const isPlainEnter = event.key === 'Enter' && !event.ctrlKey && !event.metaKey && !event.altKey && !event.shiftKey
    const command = isPlainEnter ? continueList : shortcutOf(event, TOOLS)
    if (command && (apply(command) || !isPlainEnter)) event.preventDefault()
  }
  const hint = (
    <>
      Köşeli ayracın içi sizin: sayıyı yazıp ayracı silin. <span className="mono">{'{adres}'}</span>,{' '}
      <span className="mono">{'{telefon}'}</span>, <span className="mono">{'{garanti}'}</span> Site Bilgileri’nden
      gelir.
    </>
  )
  return (
    <FieldFrame name={name} label="Cevap" error={error} hint={hint}>
      {(control) => (
        <div className="rounded-ctl border border-field bg-paper focus-within:border-focus focus-within:outline-3 focus-within:outline-focus has-aria-invalid:border-bad has-aria-invalid:bg-bad-bg">
          <fieldset aria-label="Biçim" className="flex border-b border-line">
            {TOOLS.map(({ label, icon, key, command }) => (
              <button
                key={label}
                type="button"
                title={key ? `${label} (Ctrl+${key})` : label}
                aria-keyshortcuts={key && `Control+${key}`}
                aria-controls={name}
                onClick={() => apply(command)}
                className="inline-flex min-h-11 items-center justify-center gap-2 border-r border-line px-3 text-small enabled:hover:bg-tint focus-visible:-outline-offset-3 disabled:cursor-not-allowed disabled:text-ink-3">
                <Icon of={icon} className="size-4.5" />
                {label}
              </button>
            ))}
          </fieldset>
          <textarea
            {...control}
            ref={field}
            value={value}
            onChange={({ target }) => onChange(target.value)}
            onKeyDown={onKeyDown}
            className="block h-44 w-full resize-y bg-transparent p-3 leading-[1.5] outline-0 disabled:text-ink-2"
          />
        </div>
      )}
    </FieldFrame>
  )
}

/** Square brackets in HTML, outside tags. */
const GAP = /\[([^[\]<>]*)\](?![^<]*>)/g

/** An answer as the site shows it, except that text in square brackets is framed instead. */
export function AnswerPreview({ question, settings }: { question: Question; settings: SettingsJson }) {
  const html = renderAnswer(filledAnswer(question.answer, settings), question.question)
  return (
    <div>
      <p className="mb-1.5 text-[0.9375rem] text-ink-2">Sitede böyle okunur</p>
      <div className="border border-line bg-sheet p-4 leading-[1.5] empty:hidden">
        <Markdown
          size="answer"
          html={html.replaceAll(GAP, '<mark>$1</mark>')}
          className="[&_mark]:border [&_mark]:border-dashed [&_mark]:border-field [&_mark]:bg-transparent [&_mark]:px-1 [&_mark]:font-normal [&_mark]:text-ink-3"
        />
      </div>
    </div>
  )
}
