/** What an entry is about. */
export const AUDIT_KINDS = [
  'service',
  'post',
  'fault',
  'reference',
  'redirect',
  'setting',
  'account',
  'invitation',
  'session',
  'message',
  'order',
  'privacy',
] as const

export type AuditKind = (typeof AUDIT_KINDS)[number]

/** What was done. The triggers of the migration write these; recordEvent those after 'signed-out'. */
export const AUDIT_ACTIONS = [
  'created',
  'changed',
  'deleted',
  'reordered',
  'signed-in',
  'signed-out',
  'blocked',
  'published',
  'erased',
  'exported',
] as const

export type AuditAction = (typeof AUDIT_ACTIONS)[number]
