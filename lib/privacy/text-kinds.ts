import { type Kind, KIND_ENTRIES } from '@/lib/site/kinds'

/** What staff write for everybody: kinds of content, saved texts, settings, the privacy notice, and what is in the bin. */
export type TextKind = Kind | 'text' | 'setting' | 'notice' | 'bin'

export const TEXT_KINDS: readonly TextKind[] = [
  ...KIND_ENTRIES.map(([kind]) => kind),
  'text',
  'setting',
  'notice',
  'bin',
]
