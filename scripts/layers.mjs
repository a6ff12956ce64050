import { readdirSync } from 'node:fs'

// The modules of the code and the direction of their imports. Lint (oxlint.config.mjs) enforces this table, and
// docs/architecture.md shows it.

/**
 * The modules (folders), from the bottom layer to the top, each with its contents. A file imports only from its own module and
 * from modules before it in this list, so no two modules import each other. If an import breaks this rule, move the imported
 * code to a lower module, or pass it as an argument.
 * @type {[module: string, contents: string][]}
 */
export const LISTED_MODULES = [
  [
    'lib/platform',
    'code that depends on no feature: database, log, environment variables, job queue, files, Turkish text',
  ],
  ['lib/site', 'paths and menus of pages and screens, kinds of content'],
  ['lib/access', 'permissions of roles, the type of a checked session, and events for the audit trail'],
  ['lib/content', 'code shared by the kinds of content: publication, slugs, sorting, field tables'],
  ['lib/records', 'how records such as messages and orders are declared: field tables, and what is derived from them'],
  ['lib/pictures', 'edits of stored pictures: rotation, crop and focus'],
  ['lib/settings', 'site settings: company, opening hours, page texts, defaults, last known copy'],
  ['lib/mail', 'layout, queue and transport of emails; the texts are in the features'],
  ['lib/accounts', 'sign-in, sessions, passwords, second factor, team'],
  ['lib/readiness', 'the checklist before the launch of the site, and the test email'],
  ['lib/photos', 'private photos of messages and orders'],
  ['lib/counts', 'daily counts of page views, searches and forms, without personal data'],
  ['lib/faults', 'fault codes, their lists and their import'],
  ['lib/services', 'services'],
  ['lib/articles', 'blog posts and their Markdown'],
  ['lib/references', 'references'],
  ['lib/people', 'finding or creating the customer of a message or order by phone number and email address'],
  ['lib/contact', 'messages from the contact form and their retention'],
  ['lib/redirects', 'redirects from addresses of the old site'],
  ['lib/bin', 'deleted items of all kinds of content, kept for 30 days'],
  ['lib/papers', 'PDF documents: contents, layout, drawing; orders fill them'],
  [
    'lib/orders',
    'work orders: steps, quotes, notes, photos, tracking, emails; orders import messages, never the reverse',
  ],
  ['lib/parts', 'parts of the workshop, their movements and counts, and what orders use of them'],
  ['lib/customers', 'customers with their orders, devices and messages'],
  ['lib/search', 'the site search over all kinds of content'],
  ['lib/panel', 'the search of the panel, over all that staff see'],
  ['lib/audit', 'the audit trail as text, which names the fields of all features'],
  ['lib/privacy', 'stored personal data: search, export and erasure'],
  ['lib/versions', 'earlier texts of content and pages, kept for a year'],
  ['lib/seo', 'metadata, JSON-LD, sitemap and feed'],
  ['lib/report', 'the figures of the report: periods, queries, definitions, CSV'],
  ['lib/dashboard', 'the counts and the work of the day on the dashboard, from all features'],
  ['lib/api', 'route wrapper, problems, paging and OpenAPI; features do not depend on HTTP'],
  ['lib/jobs', 'the list of background tasks, and the nightly cleanup'],
  ['lib/server', 'the request pipeline in front of Next, which only server.ts imports'],
  ['components/ui', 'generic components, usable in any product'],
  ['components/site', 'layout of the public pages'],
  ['components/admin', 'layout of the panel: shell, session, form, lists, pictures'],
  ['components/photos', 'choosing, uploading and showing photos'],
  ['components/faults', 'fault codes'],
  ['components/services', 'services'],
  ['components/articles', 'blog posts'],
  ['components/references', 'references'],
  ['components/parts', 'parts in stock, for staff: list, movements, count, import, labels'],
  ['components/orders', 'work orders: customer pages, panel, printed sheets'],
  ['components/customers', 'customers, for staff'],
  ['components/panel', 'the search of the panel'],
  ['components/contact', 'the contact form and the inbox'],
  ['components/search', 'the site search'],
  ['components/home', 'the home page'],
  ['components/readiness', 'the checklist before the launch of the site'],
  ['components/settings', 'settings and slides'],
  ['components/accounts', 'sign-in, own account, team'],
  ['components/redirects', 'redirects'],
  ['components/bin', 'deleted items'],
  ['components/audit', 'the audit trail'],
  ['components/privacy', 'people’s requests about their data, and the privacy notice'],
  ['components/report', 'the report with its charts'],
  ['components/dashboard', 'the first screen of the panel'],
  ['components/api-reference', 'the API reference'],
  ['app', 'routing: pages that read data and show one component, and the API, whose declarations it loads'],
]

/** Folders that are not modules. */
const IGNORED_FOLDERS = ['lib/generated']

/**
 * Adds the folders without a line right after `references`. Such a folder belongs to a new kind of content, which no other
 * kind imports.
 * @param {[module: string, contents: string]} entry
 * @returns {[module: string, contents: string][]}
 */
function withNewKinds(entry) {
  const [parent, name] = entry[0].split('/')
  if (name !== 'references') return [entry]
  const folders = readdirSync(new URL(`../${parent}`, import.meta.url)).map((folder) => `${parent}/${folder}`)
  const knownFolders = [...LISTED_MODULES.map(([module]) => module), ...IGNORED_FOLDERS]
  const newFolders = folders.filter((folder) => !knownFolders.includes(folder))
  return [entry, ...newFolders.map((folder) => /** @type {[string, string]} */ ([folder, 'a kind of content']))]
}

/** All modules: the listed ones and those of new kinds of content. */
export const MODULES = LISTED_MODULES.flatMap(withNewKinds)

/** Modules that may import less than everything below them. */
export const RESTRICTED_MODULES = {
  'components/ui': {
    mayImport: ['lib/platform'],
    why: 'components/ui does not depend on this site: pass texts and values to it.',
  },
  'lib/server': {
    mayImport: MODULES.map(([module]) => module).filter((module) => module.startsWith('lib/')),
    why: 'The server forwards requests and does not import components.',
  },
}

/**
 * The declarations of the API. They are in the folders of their features, but form a layer of their own just below `app`: they
 * may import lib/api and everything below it. `lib/api/routes.ts` lists them for `app`; the browser's client imports their types.
 */
export const ROUTES_FILES = 'lib/*/**/routes.ts'

/** The only files that may query the database, so that queries are easy to find. */
export const DATABASE_FILES = [
  'lib/*/**/{data,mutations}.ts',
  'lib/platform/{copies,csv,db,jobs,limits,media}/**',
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
