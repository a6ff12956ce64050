// node scripts/mutations.mjs FILE [VITEST…]: changes one operator or number of a file at a time, and prints each change that its
// tests do not detect. Its tests are its unit tests, or those that the arguments for Vitest select. Run it by hand in a clean
// tree: it writes to the file and restores it at the end.
import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { inRoot, root } from './lib/paths.mjs'

/** oxfmt puts spaces around operators. */
const OPERATORS = {
  ' === ': ' !== ',
  ' !== ': ' === ',
  ' < ': ' <= ',
  ' <= ': ' < ',
  ' > ': ' >= ',
  ' >= ': ' > ',
  ' && ': ' || ',
  ' || ': ' && ',
  ' ?? ': ' && ',
  ' + ': ' - ',
  ' - ': ' + ',
  ' * ': ' / ',
  ' / ': ' * ',
  true: 'false',
  false: 'true',
}

/** Matches comments, strings, regular expressions and imports first, to skip them; then operators; then numbers. */
const PIECES =
  /(\/\*[\s\S]*?\*\/|\/\/.*|'[^'\n]*'|`[^`]*`|\/(?! )(?:\\.|\[[^\]\n]*\]|[^/\n\\])+\/[a-z]*|^import .*)|( (?:[=!]==|[<>]=?|&&|\|\||\?\?|[-+*/]) |\b(?:true|false)\b)|\b(\d[\d_]*)(?=n?\b)/gm

/** Tests that take longer have failed: the mutation is an endless loop. */
const TIMEOUT_MS = 60_000

function* mutationsOf(source) {
  for (const { 0: from, 2: operator, 3: number, index } of source.matchAll(PIECES)) {
    const to = operator ? OPERATORS[operator] : number && String(Number(number.replaceAll('_', '')) + 1)
    if (to) yield { from, to, index, text: source.slice(0, index) + to + source.slice(index + from.length) }
  }
}

const [file = '', ...tests] = process.argv.slice(2)
const testArgs = tests.length > 0 ? tests : ['--project=unit', file.replace('.ts', '.test.ts')]
const vitest = [inRoot('node_modules/vitest/vitest.mjs'), 'run', '--bail=1', ...testArgs]
const passes = () =>
  spawnSync(process.execPath, vitest, { cwd: root, stdio: 'ignore', timeout: TIMEOUT_MS }).status === 0

const source = readFileSync(file, 'utf8')
if (!passes()) {
  console.error(
    `✗ ${file}: the tests fail or do not exist. Fix them first, or name others: mutations.mjs FILE --project=api e2e/…`,
  )
  process.exit(1)
}
let [detected, total] = [0, 0]
try {
  for (const { from, to, index, text } of mutationsOf(source)) {
    writeFileSync(file, text)
    total += 1
    if (!passes()) detected += 1
    else console.log(`${file}:${source.slice(0, index).split('\n').length}: "${from}" → "${to}"`)
  }
} finally {
  writeFileSync(file, source)
}
console.log(`${detected} of ${total} detected`)
