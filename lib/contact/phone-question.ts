import { digitMismatch } from '@/lib/platform/turkish/phone'

/** The field in which a form without scripts records that the question was asked. */
export const QUESTION_ASKED_FIELD = 'phoneAsked'

export type PhoneQuestion = { title: string; text: string }

/** Returns the question about a phone number with too few or too many digits, or null. Such a number is still accepted. */
export function phoneQuestion(phone: string): PhoneQuestion | null {
  const mismatch = phone.trim() === '' ? null : digitMismatch(phone)
  if (!mismatch) return null
  const digits = mismatch.count > 0 ? `${mismatch.count} rakam var` : 'rakam yok'
  if (mismatch.areTooMany) return { title: `Numara uzun görünüyor: ${digits}.`, text: '' }
  return { title: `Numara eksik görünüyor: ${digits}.`, text: 'Doğruysa böyle kalsın; yanıtı e-postayla da yazarız.' }
}
