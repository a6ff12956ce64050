import { adminPartPath, editPath } from '@/lib/site/admin-pages'
import { type Kind, KIND_ENTRIES, type KindEntry, KINDS } from '@/lib/site/kinds'

/**
 * A table with texts of general use: its kind in the API, SQL for a row's key, label and pictures, and, if a row has its own screen,
 * the word for a row and the screen's path.
 */
export type TextTable = {
  kind: string
  table: string
  key: string
  label: string
  pictures?: string
  screen?: { one: string; path: (key: string) => string }
}

const contentTable = <const Name extends Kind>(kind: Name, key: string, label: string) => {
  const { table, pictures, words }: KindEntry = KINDS[kind]
  const { path: screenPath } = KINDS[kind].screen
  return {
    kind,
    table,
    key,
    label,
    pictures: pictures?.map((column) => `"${column}" = "row"."id"`).join(' OR '),
    screen: { one: words.one, path: (item: string) => editPath(screenPath, item) },
  }
}

/** The tables with texts of general use. Rows that name a person are listed, and staff edit them. */
export const TEXT_TABLES = {
  SavedText: { kind: 'text', table: 'saved_texts', key: '"id"', label: '"text"' },
  Part: {
    kind: 'part',
    table: 'parts',
    key: '"id"',
    label: `"code" || ', ' || "name"`,
    screen: { one: 'Parça', path: adminPartPath },
  },
  Service: contentTable('service', '"slug"', '"title"'),
  BlogPost: contentTable('post', '"slug"', '"title"'),
  Fault: contentTable('fault', '"slug"', '"title"'),
  Reference: contentTable('reference', '"id"', '"name"'),
  Redirect: contentTable('redirect', '"id"', '"from"'),
  Setting: {
    kind: 'setting',
    table: 'settings',
    key: '"section"',
    label: '"section"',
    pictures: '"section" = "row"."section"',
  },
  PrivacyNotice: { kind: 'notice', table: 'privacy_notices', key: '"version"', label: `'Sürüm ' || "version"` },
  BinItem: { kind: 'bin', table: 'bin_items', key: '"id"', label: '"label"' },
} as const satisfies Record<string, TextTable>

export type MentionTextKind = (typeof TEXT_TABLES)[keyof typeof TEXT_TABLES]['kind']

const kinds = KIND_ENTRIES.map(([kind]): MentionTextKind => kind)

/** The kinds of all these texts, kinds of content first. */
export const MENTION_TEXT_KINDS = [...new Set([...kinds, ...Object.values(TEXT_TABLES).map(({ kind }) => kind)])]
