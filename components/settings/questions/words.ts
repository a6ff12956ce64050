import { markdownLines } from '@/lib/articles/markdown/text'
import { countGaps, type Question } from '@/lib/settings/questions/questions'

/** Returns the beginning of an answer in one line. */
export const answerStart = ({ answer }: Question) => markdownLines(answer).slice(0, 3).join(' ').slice(0, 300)

/** Returns the message after a save: how many questions are public, and how many are not. */
export function questionsSavedMessage(questions: readonly Question[]): string {
  const hiddenCount = questions.filter((question) => countGaps(question) > 0).length
  if (questions.length === 0) return 'Sorular kaydedildi. Bölüm sitede görünmez.'
  const message = `Sorular kaydedildi. ${questions.length - hiddenCount} soru sitede`
  return hiddenCount === 0 ? `${message}.` : `${message}, ${hiddenCount} soru ayraç yüzünden bekliyor.`
}
