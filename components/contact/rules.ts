/** The rules of the form, which are loaded when a field gets the focus. */
export { phoneQuestion } from '@/lib/contact/phone-question'
export { messageSchema } from '@/lib/contact/schema'
