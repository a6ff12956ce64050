import { Plus } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { QUESTION_SAMPLES } from '@/lib/settings/questions/samples'
import type { Question } from '@/lib/settings/questions/questions'
import type { SettingsJson } from '@/lib/settings/output'
import { MAX_HOME_QUESTIONS, MAX_QUESTIONS } from '@/lib/settings/schema'
import type { SiteEditor } from '@/components/settings/site-draft'
import { EXAMPLES } from './question-facts'
import { HOME_HINT_ID, QuestionRow } from './question-row'
import { GapsNote, NoQuestions } from './question-text'

type QuestionsFormProps = { editor: SiteEditor; settings: SettingsJson; field: string | null }

/** The list of questions. One of them can be open, with its fields. */
export function QuestionsForm({ editor, settings, field }: QuestionsFormProps) {
  const { draft, errors, change } = editor
  const { questions } = draft
  const list = useRef<HTMLDivElement>(null)
  const [openedIndex, setOpenedIndex] = useState<number | null>(null)
  const [announcement, setAnnouncement] = useState('')
  const hasErrors = (_: Question, index: number) =>
    Object.keys(errors).some((name) => name.startsWith(`questions.${index}.`))
  const invalidIndex = questions.findIndex(hasErrors)
  // The fields of a closed question could not show its errors.
  const openIndex = invalidIndex === -1 ? openedIndex : invalidIndex
  const hasHomeSlot = questions.filter(({ home }) => home).length < MAX_HOME_QUESTIONS

  const update = (newQuestions: readonly Question[], newOpenIndex = openIndex) => {
    setOpenedIndex(newOpenIndex)
    change({ questions: newQuestions })
  }
  const focus = (selector: string) =>
    requestAnimationFrame(() => list.current?.querySelector<HTMLElement>(selector)?.focus())

  function add() {
    update([...questions, { question: '', answer: '', home: false }], questions.length)
    focus(`[data-question="${questions.length}"] input[type=text]`)
  }
  function move(index: number, direction: -1 | 1) {
    const newIndex = index + direction
    const reordered = questions.with(index, questions[newIndex]!).with(newIndex, questions[index]!)
    update(reordered, openIndex === index ? newIndex : openIndex === newIndex ? index : openIndex)
    setAnnouncement(`${questions[index]!.question}: ${newIndex + 1}. sırada`)
    const selectorOf = (buttonDirection: number) =>
      `[data-question="${newIndex}"] [data-move="${buttonDirection}"]:enabled`
    // At the end of the list the other button gets the focus.
    const isAtEnd = newIndex + direction < 0 || newIndex + direction >= questions.length
    focus(selectorOf(isAtEnd ? -direction : direction))
  }
  function remove(index: number) {
    update(questions.toSpliced(index, 1), null)
    setAnnouncement(`${questions[index]!.question} silindi`)
    focus(
      questions.length > 1 ? `[data-question="${Math.min(index, questions.length - 2)}"] [data-opens]` : '[data-add]',
    )
  }
  const addExamples = () => {
    update(QUESTION_SAMPLES, null)
    focus('[data-question] [data-opens]')
  }
  useEffect(() => {
    if (field === EXAMPLES && questions.length === 0) addExamples()
    // oxlint-disable-next-line react/exhaustive-deps -- once, when the form opens
  }, [])

  return (
    <div ref={list}>
      <GapsNote questions={questions} />
      {questions.length === 0 && (
        <NoQuestions>
          <Button onClick={addExamples}>Örnekleri Getir</Button>
        </NoQuestions>
      )}
      <ol className="empty:hidden">
        {questions.map((question, index) => (
          <QuestionRow
            key={index}
            {...{ question, index, settings, hasHomeSlot }}
            count={questions.length}
            errors={errors}
            isOpen={index === openIndex}
            onOpen={(isOpen) => setOpenedIndex(isOpen ? index : null)}
            onChange={(changes) => update(questions.with(index, { ...question, ...changes }))}
            onMove={(direction) => move(index, direction)}
            onRemove={() => remove(index)}
          />
        ))}
      </ol>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2 px-5 py-3.5 max-sm:px-4">
        <Button icon={Plus} data-add disabled={questions.length >= MAX_QUESTIONS} onClick={add}>
          Soru Ekle
        </Button>
        <p className="flex-[1_1_20rem] leading-[1.4] text-ink-2">
          <span className="mono text-ink">
            {questions.length}/{MAX_QUESTIONS}
          </span>
          {' soru. '}
          {!hasHomeSlot && (
            <span id={HOME_HINT_ID}>Ana sayfada üç soru seçili; başkasını seçmek için önce birini çıkarın.</span>
          )}
        </p>
        {errors.questions && <p className="basis-full font-semibold text-bad">{errors.questions.join(' ')}</p>}
      </div>
      <output className="sr-only">{announcement}</output>
    </div>
  )
}
