import type { serializeMessage } from '@/lib/domains/messages/serialize'

/** A contact message as the API gives it to staff. */
export type AdminMessage = ReturnType<typeof serializeMessage>
