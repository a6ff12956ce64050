import { type Kind, KIND_ENTRIES } from '@/lib/site/kinds'

/** Kinds of texts of general use: kinds of content, saved texts, parts, settings, the privacy notice, and what is in the bin. */
export type MentionTextKind = Kind | 'text' | 'part' | 'setting' | 'notice' | 'bin'

export const MENTION_TEXT_KINDS: readonly MentionTextKind[] = [
  ...KIND_ENTRIES.map(([kind]) => kind),
  'text',
  'part',
  'setting',
  'notice',
  'bin',
]
