// Adds a column to each kind of record in a copy of the project, and counts the type errors that name it: a column without an
// entry in its table must not compile. `npm test` runs it; by hand: node scripts/forgotten-column.mjs
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { complain, OperatorError, run } from './lib/console.mjs'
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

const columnOf = (model) => `forgottenIn${model}`

/** Returns the schema with one more column in each record. */
function withColumns(schema) {
  for (const model of Object.keys(TABLES)) {
    const head = `model ${model} {\n`
    if (!schema.includes(head)) throw new OperatorError(`prisma/schema.prisma: ${model} yok.`)
    schema = schema.replace(head, `${head}  ${columnOf(model)} Int?\n`)
  }
  return schema
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
    files: Object.values(TABLES),
  }
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
    const count = errors
      .split('\n')
      .filter((line) => line.includes(`error TS`) && line.includes(columnOf(model))).length
    console.log(`${model}: ${count}`)
    if (count === 0) process.exitCode = 1
  }
  if (process.exitCode)
    throw new OperatorError(
      'Derleyici, 0 olan kayıtlarda unutulan bir sütunu bildirmiyor: fields.ts tablosu Prisma modelinin bütün sütunlarını istemeli.',
    )
} catch (error) {
  complain(error)
  process.exitCode = 1
} finally {
  rmSync(copy, { recursive: true, force: true })
}
