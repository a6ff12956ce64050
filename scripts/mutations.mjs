// node scripts/mutations.mjs FILE [VITEST…]: changes one operator or number of a pure file at a time, and names each change that
// its tests do not find: those next to it, or those that the arguments for Vitest name. Run by hand, in a clean tree: the file on
// disk changes and is written back.
import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { inRoot, root } from './lib/paths.mjs'

/** Operators have spaces around them, because oxfmt writes them so. */
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

/** Comments, texts, patterns and imports, which come first and stay; operators; numbers. */
const PIECES =
  /(\/\*[\s\S]*?\*\/|\/\/.*|'[^'\n]*'|`[^`]*`|\/(?! )(?:\\.|\[[^\]\n]*\]|[^/\n\\])+\/[a-z]*|^import .*)|( (?:[=!]==|[<>]=?|&&|\|\||\?\?|[-+*/]) |\b(?:true|false)\b)|\b(\d[\d_]*)(?=n?\b)/gm

/** A mutation that ends no loop has failed its tests, too. */
const TIMEOUT_MS = 60_000

function* mutationsOf(source) {
  for (const { 0: from, 2: operator, 3: number, index } of source.matchAll(PIECES)) {
    const to = operator ? OPERATORS[operator] : number && String(Number(number.replaceAll('_', '')) + 1)
    if (to) yield { from, to, index, text: source.slice(0, index) + to + source.slice(index + from.length) }
  }
}

const [file = '', ...tests] = process.argv.slice(2)
const named = tests.length > 0 ? tests : ['--project=unit', file.replace('.ts', '.test.ts')]
const run = [inRoot('node_modules/vitest/vitest.mjs'), 'run', '--bail=1', ...named]
const passes = () => spawnSync(process.execPath, run, { cwd: root, stdio: 'ignore', timeout: TIMEOUT_MS }).status === 0

const source = readFileSync(file, 'utf8')
if (!passes()) throw new Error(`${file}: its tests fail, or there are none.`)
let [found, all] = [0, 0]
try {
  for (const { from, to, index, text } of mutationsOf(source)) {
    writeFileSync(file, text)
    all += 1
    if (!passes()) found += 1
    else console.log(`${file}:${source.slice(0, index).split('\n').length}: "${from}" → "${to}"`)
  }
} finally {
  writeFileSync(file, source)
}
console.log(`${found} of ${all} found`)
