import { readdirSync } from 'node:fs'

// The layers of the code. Lint (oxlint.config.mjs) enforces this table, and docs/architecture.md shows it.

/**
 * The rooms (folders) from the bottom up, each with its contents. A file imports from its own room and from rooms above it in this
 * list, so that no two rooms import each other. If an import does not fit, move what it imports to a lower room, or pass it as an
 * argument.
 * @type {[room: string, holds: string][]}
 */
export const NAMED = [
  ['lib/platform', 'what any product needs: database, log, variables, queue, files, Turkish; it knows no feature'],
  ['lib/site', 'addresses and menus of pages and screens'],
  ['lib/access', 'who may do what, the proof of a session, and the record of what was done'],
  ['lib/content', 'what kinds of content share: publication, slugs, order, field tables'],
  ['lib/records', 'how records of the core are declared: tables of their columns, and what follows from them'],
  ['lib/pictures', 'how stored pictures of content are turned, cut and kept in view'],
  ['lib/settings', 'what the owner sets: company, hours, defaults, last known copy'],
  ['lib/mail', 'layout, queue and transport of mails; their texts belong to features'],
  ['lib/accounts', 'sign-in, sessions, passwords, second factor, team'],
  ['lib/photos', 'private photos, whatever they belong to'],
  ['lib/counts', 'counts of what happens on the site by day, without personal data'],
  ['lib/faults', 'fault codes, their lists and their import'],
  ['lib/services', 'services'],
  ['lib/articles', 'blog posts and their Markdown'],
  ['lib/references', 'references'],
  ['lib/people', 'finds or creates the customers of messages and orders by telephone and e-mail address'],
  ['lib/contact', 'messages of the work-order form and their retention'],
  ['lib/redirects', 'redirects of old addresses'],
  ['lib/bin', 'deleted items of all kinds of content, for 30 days'],
  ['lib/papers', 'papers as PDF: contents, layout, finished files; orders write them'],
  ['lib/orders', 'work orders: steps, quotes, notes, photos, tracking, mails; orders know messages, never the reverse'],
  ['lib/customers', 'customers with their orders, devices and messages'],
  ['lib/search', 'the search of the site, over all kinds of content'],
  ['lib/panel', 'the search of the panel, over all that staff see'],
  ['lib/audit', 'the audit trail in words, which names the fields of all features'],
  ['lib/privacy', 'the stored data of a person, its export and erasure'],
  ['lib/versions', 'earlier texts of content and pages, for a year'],
  ['lib/seo', 'metadata, JSON-LD, sitemap and feed of all kinds of content'],
  ['lib/dashboard', 'counts of all features'],
  ['lib/report', 'the figures of the report: periods, queries, definitions, CSV'],
  ['lib/api', 'the wrapper of routes, problems, paging and the description of the API; features know no HTTP'],
  ['lib/jobs', 'the lists of background tasks and of what expires'],
  ['lib/server', 'the pipeline before Next, which only server.ts imports'],
  ['components/ui', 'parts that could be in another product'],
  ['components/site', 'the frame of public pages'],
  ['components/admin', 'the frame of the panel: shell, session, form, lists, pictures'],
  ['components/photos', 'choosing, sending and showing photos'],
  ['components/faults', 'fault codes'],
  ['components/services', 'services'],
  ['components/articles', 'blog posts'],
  ['components/references', 'references'],
  ['components/orders', 'work orders for customers, staff and paper'],
  ['components/customers', 'customers, for staff'],
  ['components/panel', 'the search of the panel'],
  ['components/contact', 'the work-order form and the inbox'],
  ['components/search', 'the search of the site'],
  ['components/home', 'the home page'],
  ['components/settings', 'settings and slides'],
  ['components/accounts', 'sign-in, own account, team'],
  ['components/redirects', 'redirects'],
  ['components/bin', 'deleted items'],
  ['components/audit', 'the audit trail'],
  ['components/privacy', 'requests of persons about their data, and the privacy notice'],
  ['components/report', 'the report with its plots'],
  ['components/dashboard', 'the first screen of the panel'],
  ['components/api-reference', 'the description of the API'],
  ['app', 'routing: a page reads and shows one component, and loads the declarations of the API'],
]

/** Folders that are not rooms. */
const NO_ROOMS = ['lib/generated']

/**
 * @param {string} room
 * @returns {[room: string, holds: string]}
 */
const newKind = (room) => [room, 'a kind of content']

/**
 * Adds the folders without a line to the room `references`. Such a folder belongs to a new kind of content, which no other kind
 * imports.
 * @param {[room: string, holds: string]} entry
 * @returns {[room: string, holds: string][]}
 */
function withNewKinds(entry) {
  const [floor, name] = entry[0].split('/')
  if (name !== 'references') return [entry]
  const folders = readdirSync(new URL(`../${floor}`, import.meta.url)).map((folder) => `${floor}/${folder}`)
  const known = [...NAMED.map(([room]) => room), ...NO_ROOMS]
  return [entry, ...folders.filter((room) => !known.includes(room)).map(newKind)]
}

/** All rooms: those of NAMED and those of new kinds. */
export const ROOMS = NAMED.flatMap(withNewKinds)

/** Rooms that may import less than everything below them. */
export const NARROW = {
  'components/ui': {
    sees: ['lib/platform'],
    why: 'components/ui knows nothing of this site: pass it texts and values.',
  },
  'lib/server': {
    sees: ROOMS.map(([room]) => room).filter((room) => room.startsWith('lib/')),
    why: 'The server forwards requests and knows no components.',
  },
}

/**
 * The declarations of the API, a layer of their own just below `app`, in the folders of their features. They may import lib/api and
 * what it may import. Only `app` loads them; the browser's client takes their types.
 */
export const ROUTES_FILES = 'lib/*/**/routes.ts'

/** The files that read or write the database. Elsewhere a query would be hard to find. */
export const DATABASE_FILES = [
  'lib/*/**/{data,mutations}.ts',
  'lib/platform/{copies,db,jobs,limits,media}/**',
  'lib/platform/failures.ts',
  'lib/access/audit-record.ts',
  'lib/content/{publish-by-time,reorder}.ts',
  'lib/accounts/**',
  'lib/mail/*.ts',
  'lib/contact/retention.ts',
  'lib/customers/retention.ts',
  'lib/orders/{order/reminders,paper/papers}.ts',
  'lib/privacy/{mentions,remove-erased-files}.ts',
  'lib/jobs/nightly-cleanup.ts',
]
