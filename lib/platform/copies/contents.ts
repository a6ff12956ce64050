const MINUTE_MS = 60_000

/**
 * The kinds of off-site copies: rows (the database's log), files, and the whole database, from which a restore starts. The
 * newest copy of a kind is too old after `oldAfterMs`.
 */
export const COPIES = {
  rows: { label: 'kayıtlar', oldAfterMs: 5 * MINUTE_MS },
  files: { label: 'dosyalar', oldAfterMs: 20 * MINUTE_MS },
  base: { label: 'günlük tam kopya', oldAfterMs: 26 * 60 * MINUTE_MS },
} as const

export type CopyContent = keyof typeof COPIES

export const COPY_CONTENTS = Object.keys(COPIES) as [CopyContent, ...CopyContent[]]
