import { KIND_ENTRIES } from '@/lib/site/kinds'

/** Kinds of texts of general use: kinds of content, saved texts, parts, settings, the privacy notice, and what is in the bin. */
export const MENTION_TEXT_KINDS = [
  ...KIND_ENTRIES.map(([kind]) => kind),
  'text',
  'part',
  'setting',
  'notice',
  'bin',
] as const
export type MentionTextKind = (typeof MENTION_TEXT_KINDS)[number]
