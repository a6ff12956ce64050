import { slugFromText } from '@/lib/platform/turkish/slug'
import { companyOf } from '@/lib/settings/company'
import type { Settings } from '@/lib/settings/schema'
import { PATHS } from '@/lib/site/pages'

/** The questions of 'Sık sorulanlar'. Also runs in browsers. */

export type Question = Settings['questionTexts']['questions'][number]

/** Square brackets that are not a link. The owner must still replace their content. */
const GAP = /\[[^[\]]*\](?!\((?:https?:\/\/|mailto:|tel:|[#/]))/gi

/** Returns how many values a question still lacks. Such a question is not public. */
export const countGaps = ({ question, answer }: Question): number => `${question}\n${answer}`.match(GAP)?.length ?? 0

/** Returns how many questions still lack a value. */
export const countIncomplete = ({ questionTexts }: Pick<Settings, 'questionTexts'>): number =>
  questionTexts.questions.filter((question) => countGaps(question) > 0).length

/** Returns a text with its Markdown characters escaped. */
const escapeMarkdown = (text: string) => text.replaceAll(/[\\`*_[\]<>|#~]/g, '\\$&')

/** Returns an answer with the company's data in place of `{adres}`, `{telefon}` and `{garanti}`. */
export function filledAnswer(answer: string, settings: Settings): string {
  const { address, phone } = companyOf(settings)
  const values = new Map([
    ['adres', escapeMarkdown(address.lines.join(', '))],
    ['telefon', `[${escapeMarkdown(phone.display)}](${phone.href})`],
    ['garanti', String(settings.notifications.warrantyMonths)],
  ])
  return answer.replaceAll(/\{([^{}]+)\}/g, (word, name: string) => values.get(name) ?? word)
}

/** A public question. `id` is the id of its answer's element: a link to it opens the answer. */
export type PublicQuestion = Question & { id: string }

/** Returns the public questions with their answers filled in. */
export function publicQuestions(settings: Settings): PublicQuestion[] {
  const questions = settings.questionTexts.questions.filter((question) => countGaps(question) === 0)
  const slugs = questions.map(({ question }) => slugFromText(question))
  return questions.map((question, index) => {
    const slug = slugs[index]!
    const earlierCount = slugs.slice(0, index).filter((other) => other === slug).length
    const id = ['s', slug, earlierCount > 0 && earlierCount + 1].filter(Boolean).join('-')
    return { ...question, id, answer: filledAnswer(question.answer, settings) }
  })
}

/** Returns the path of the questions, or of one of them. */
export const questionsPath = (id = 'sorular') => `${PATHS.process}#${id}`
