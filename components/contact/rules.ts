/** The rules of the form, which are loaded when a field gets the focus. */
export { messageSchema } from '@/lib/contact/schema'
export { askAboutPhone } from './phone-note'
