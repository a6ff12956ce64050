import { ArrowDown, ArrowUp, ChevronUp, Pencil, Trash2 } from 'lucide-react'
import { Checkbox } from '@/components/admin/form/choices'
import { ActionButton } from '@/components/ui/action-link'
import { TextField } from '@/components/ui/field'
import { SquareButton } from '@/components/ui/square-button'
import type { FieldErrors } from '@/lib/platform/app-error'
import type { SettingsJson } from '@/lib/settings/output'
import type { Question } from '@/lib/settings/questions/questions'
import { AnswerField, AnswerPreview } from './answer-field'
import { QuestionText } from './question-text'

/** Id of the sentence that says why the home page can show no other question. */
export const HOME_HINT_ID = 'ana-sayfada-uc-soru'

type QuestionRowProps = {
  question: Question
  index: number
  count: number
  settings: SettingsJson
  errors: FieldErrors
  isOpen: boolean
  /** Whether the home page can show another question. */
  hasHomeSlot: boolean
  onOpen: (isOpen: boolean) => void
  onChange: (changes: Partial<Question>) => void
  onMove: (direction: -1 | 1) => void
  onRemove: () => void
}

const MOVES = [
  { direction: -1, label: 'yukarı taşı', icon: ArrowUp },
  { direction: 1, label: 'aşağı taşı', icon: ArrowDown },
] as const

const SQUARE = 'w-9 max-sm:w-11 disabled:cursor-not-allowed disabled:bg-transparent disabled:opacity-30'

const FRAME =
  'grid min-h-17 grid-cols-[6.5rem_minmax(0,1fr)_9.5rem_2.75rem] items-center gap-x-4 border-b border-line py-1.5 pr-3 max-sm:grid-cols-[minmax(0,1fr)_2.75rem] max-sm:gap-x-2 max-sm:pt-2.5 max-sm:pr-2 max-sm:pl-4'

/** A question in the form: its position, the checkbox for the home page and, if it is open, its fields. */
export function QuestionRow(props: QuestionRowProps) {
  const { question, index, count, errors, isOpen, hasHomeSlot } = props
  const { onOpen, onChange, onMove, onRemove } = props
  const name = question.question || `${index + 1}. soru`
  const fieldName = (field: keyof Question) => `questions.${index}.${field}`
  const errorOf = (field: keyof Question) => errors[fieldName(field)]?.join(' ')
  return (
    <li data-question={index} className={`${FRAME} ${isOpen ? 'bg-tint pb-0! inset-ring inset-ring-edge' : ''}`}>
      <div className="grid grid-cols-[minmax(0,1fr)_2.25rem_2.25rem] items-center pl-5 max-sm:col-span-full max-sm:row-start-2 max-sm:w-fit max-sm:grid-cols-[1.5rem_2.75rem_2.75rem] max-sm:pl-0">
        <span className="mono text-ink-2">{index + 1}</span>
        {MOVES.map(({ direction, label, icon }) => (
          <SquareButton
            key={direction}
            icon={icon}
            data-move={direction}
            aria-label={`${name}: ${label}`}
            disabled={index + direction < 0 || index + direction >= count}
            onClick={() => onMove(direction)}
            className={SQUARE}
          />
        ))}
      </div>
      <QuestionText question={question} />
      <Checkbox
        checked={question.home}
        disabled={!question.home && !hasHomeSlot}
        aria-describedby={question.home || hasHomeSlot ? undefined : HOME_HINT_ID}
        onChange={({ target }) => onChange({ home: target.checked })}
        className="max-sm:col-span-full max-sm:row-start-2 max-sm:mr-2 max-sm:justify-self-end">
        Ana sayfada<span className="sr-only">: {name}</span>
      </Checkbox>
      <SquareButton
        icon={isOpen ? ChevronUp : Pencil}
        data-opens
        aria-expanded={isOpen}
        aria-controls={isOpen ? `soru-${index}` : undefined}
        aria-label={`${name}: ${isOpen ? 'kapat' : 'düzenle'}`}
        onClick={() => onOpen(!isOpen)}
        className="max-sm:col-start-2 max-sm:row-start-1"
      />
      {isOpen && (
        <div
          id={`soru-${index}`}
          className="col-span-full mt-1.5 -mr-3 border border-edge border-t-line bg-paper max-sm:-mr-2 max-sm:-ml-4">
          <div className="grid grid-cols-[minmax(0,3fr)_minmax(0,2fr)] gap-x-5 gap-y-4 px-5 py-4 max-xl:grid-cols-[minmax(0,1fr)] max-sm:px-4">
            <TextField
              label="Soru"
              name={fieldName('question')}
              value={question.question}
              error={errorOf('question')}
              autoComplete="off"
              onChange={({ target }) => onChange({ question: target.value })}
              className="col-span-full"
            />
            <AnswerField
              name={fieldName('answer')}
              value={question.answer}
              error={errorOf('answer')}
              onChange={(answer) => onChange({ answer })}
            />
            <AnswerPreview question={question} settings={props.settings} />
          </div>
          <div className="border-t border-line px-5 py-1 max-sm:px-4">
            <ActionButton icon={Trash2} subject={name} onClick={onRemove}>
              Soruyu sil
            </ActionButton>
          </div>
        </div>
      )}
    </li>
  )
}
