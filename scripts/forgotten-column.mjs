// Adds two columns to each kind of record in a copy of the project, and counts the type errors that name them. A column without
// an entry in its table must not compile, and neither must an entry of a text that does not say what an erasure does with it.
// `npm test` runs it; by hand: node scripts/forgotten-column.mjs
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fail, OperatorError, run } from './lib/console.mjs'
import { inRoot, root } from './lib/paths.mjs'

/** The tables of the records, by model. */
const TABLES = {
  ContactMessage: 'lib/contact/fields.ts',
  Customer: 'lib/customers/fields.ts',
  WorkOrder: 'lib/orders/order/fields.ts',
  Quote: 'lib/orders/quote/fields.ts',
  LoadTest: 'lib/orders/load-test/fields.ts',
  Shipment: 'lib/orders/shipment/fields.ts',
}

const forgottenIn = (model) => `forgottenIn${model}`
const undecidedIn = (model) => `undecidedIn${model}`

/** Returns the schema with two more columns in each record. */
function withColumns(schema) {
  for (const model of Object.keys(TABLES)) {
    const head = `model ${model} {\n`
    if (!schema.includes(head)) throw new OperatorError(`prisma/schema.prisma: ${model} yok.`)
    schema = schema.replace(head, `${head}  ${forgottenIn(model)} Int?\n  ${undecidedIn(model)} String?\n`)
  }
  return schema
}

/** Returns a module with an entry for each record's text column, without a rule for the erasure. The label is the column's name. */
const undecidedEntries = () =>
  `import type * as Row from '@/lib/generated/prisma/client'
  import type { TableOf } from '@/lib/records/field'
  ${Object.keys(TABLES)
    .map((model) => [undecidedIn(model), `TableOf<Row.${model}>['${undecidedIn(model)}']`])
    .map(([name, type]) => `export const ${name} = { kind: 'custom', label: '${name}' } as const satisfies ${type}`)
    .join('\n')}`

/** The parts of the compiler's messages that name a record's column, by what they prove. */
const MESSAGES = {
  'unutulan sütun': (model) => `: ${forgottenIn(model)}, ${undecidedIn(model)}`,
  'silme kuralı olmayan metin': (model) => `'${undecidedIn(model)}'; }' does not satisfy`,
}

const copy = mkdtempSync(path.join(tmpdir(), 'forgotten-column-'))
try {
  await run('cp', [
    '-a',
    ...['lib', 'prisma', 'prisma.config.ts', 'package.json', 'tsconfig.json'].map((name) => inRoot(name)),
    copy,
  ])
  symlinkSync(inRoot('node_modules'), path.join(copy, 'node_modules'))
  const inCopy = (...names) => path.join(copy, ...names)
  writeFileSync(inCopy('prisma/schema.prisma'), withColumns(readFileSync(inCopy('prisma/schema.prisma'), 'utf8')))
  const config = {
    extends: './tsconfig.json',
    compilerOptions: { incremental: false },
    include: [],
    files: [...Object.values(TABLES), 'undecided.ts'],
  }
  writeFileSync(inCopy('undecided.ts'), undecidedEntries())
  writeFileSync(inCopy('tables.json'), JSON.stringify(config))
  const program = (...file) => path.join(root, 'node_modules', ...file)
  await run(process.execPath, [program('prisma', 'build', 'index.js'), 'generate'], { cwd: copy })
  const check = run(process.execPath, [program('typescript', 'bin', 'tsc'), '--noEmit', '-p', 'tables.json'], {
    cwd: copy,
  })
  const errors = await check.then(
    () => '',
    (/** @type {Error} */ error) => error.message,
  )
  for (const model of Object.keys(TABLES)) {
    const counts = Object.entries(MESSAGES).map(([what, messageOf]) => [
      what,
      errors.split(messageOf(model)).length - 1,
    ])
    console.log(`${model}: ${counts.map(([what, count]) => `${what} ${count}`).join(', ')}`)
    if (counts.some(([, count]) => count === 0)) process.exitCode = 1
  }
  if (process.exitCode)
    throw new OperatorError(
      'Derleyici, 0 olanları bildirmiyor: fields.ts tablosu Prisma modelinin bütün sütunlarını, her metin için de silme kuralını istemeli.',
    )
} catch (error) {
  fail(error)
} finally {
  rmSync(copy, { recursive: true, force: true })
}
