import { markdownLines } from '@/lib/articles/markdown/text'
import { gapsIn, type Question } from '@/lib/settings/questions/questions'

/** The beginning of an answer in one line. */
export const answerStart = ({ answer }: Question) => markdownLines(answer).slice(0, 3).join(' ').slice(0, 300)

/** Says how many questions are public now, and how many are not. */
export function savedQuestions(questions: readonly Question[]): string {
  const waiting = questions.filter((question) => gapsIn(question) > 0).length
  if (questions.length === 0) return 'Sorular kaydedildi. Bölüm sitede görünmez.'
  const shown = `Sorular kaydedildi. ${questions.length - waiting} soru sitede`
  return waiting === 0 ? `${shown}.` : `${shown}, ${waiting} soru ayraç yüzünden bekliyor.`
}
