const MINUTE_MS = 60_000

/**
 * The contents of the off-site copies, and the age from which the newest copy of each is too old: rows as the database writes
 * them, files, and the whole database, with which a restore begins.
 */
export const COPIES = {
  rows: { label: 'kayıtlar', oldAfterMs: 5 * MINUTE_MS },
  files: { label: 'dosyalar', oldAfterMs: 20 * MINUTE_MS },
  base: { label: 'günlük tam kopya', oldAfterMs: 26 * 60 * MINUTE_MS },
} as const

export type CopyContent = keyof typeof COPIES

export const COPY_CONTENTS = Object.keys(COPIES) as [CopyContent, ...CopyContent[]]
