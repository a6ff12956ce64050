import { Info } from 'lucide-react'
import type { ReactNode } from 'react'
import { buttonClasses } from '@/components/ui/button-classes'
import { type PhoneQuestion, phoneQuestion } from '@/lib/contact/phone-question'
import { LINK_BUTTON, SoftNote } from './soft-note'

export const PHONE_NOTE_ID = 'phone-note'

/** Asks whether a phone number is right. Visitors correct it, or send the form as it is. */
export function PhoneNote(question: PhoneQuestion) {
  return (
    <SoftNote icon={Info} id={PHONE_NOTE_ID} {...question} className="mt-2">
      <a href="#phone" className={buttonClasses({ className: 'py-1' })}>
        Düzelt
      </a>
      <button type="submit" data-held-until-scripts className={LINK_BUTTON}>
        Böyle gönder
      </button>
    </SoftNote>
  )
}

/** Returns the question about a phone number, or null. */
export function askAboutPhone(phone: string): ReactNode {
  const question = phoneQuestion(phone)
  return question && <PhoneNote {...question} />
}
