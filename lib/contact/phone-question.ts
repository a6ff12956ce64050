import { wrongDigits } from '@/lib/platform/turkish/phone'

/** The field with which a form without scripts says that the question was asked. */
export const ASKED = 'phoneAsked'

/** A question about a phone number. */
export type PhoneQuestion = { title: string; text: string }

/** Returns the question about a phone number with too few or too many digits, or null. No number is refused for that. */
export function phoneQuestion(phone: string): PhoneQuestion | null {
  const wrong = phone.trim() === '' ? null : wrongDigits(phone)
  if (!wrong) return null
  const digits = wrong.count > 0 ? `${wrong.count} rakam var` : 'rakam yok'
  if (wrong.areTooMany) return { title: `Numara uzun görünüyor: ${digits}.`, text: '' }
  return { title: `Numara eksik görünüyor: ${digits}.`, text: 'Doğruysa böyle kalsın; yanıtı e-postayla da yazarız.' }
}
