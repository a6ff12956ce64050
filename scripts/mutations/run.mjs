// node scripts/mutations/run.mjs [--only=3,7] [--layers=unit,api]: applies each small defect of list.mjs alone and tells
// which layer of the tests finds it. Run by hand, in a clean tree with nothing else running; 40 defects take about an hour.
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { spawnSync } from 'node:child_process'
import { inRoot, root } from '../lib/paths.mjs'
import { MUTATIONS } from './list.mjs'

/** The layers from the cheapest one on. `related` runs only the test files that import the changed file. */
const LAYERS = {
  unit: { projects: ['unit', 'unit-alone'], related: true },
  api: { projects: ['api', 'api-alone'], related: true },
  html: { projects: ['html'], needsBuild: true },
  panel: { projects: ['panel'], needsBuild: true },
  operations: { projects: ['operations'], needsBuild: true },
  browser: { needsBuild: true },
}

const option = (name) =>
  process.argv
    .find((arg) => arg.startsWith(`--${name}=`))
    ?.slice(name.length + 3)
    .split(',')
const layers = option('layers') ?? Object.keys(LAYERS)
const numbers = option('only')?.map(Number) ?? MUTATIONS.map((_, index) => index + 1)

/** Runs a program of node_modules. @returns whether it succeeded */
function succeeds(file, ...args) {
  const { status } = spawnSync(process.execPath, [inRoot(file), ...args], { cwd: root, stdio: 'ignore' })
  return status === 0
}

/** Whether a layer passes although the defect is there. */
function passes({ projects, related }, file) {
  if (!projects) return succeeds('node_modules/@playwright/test/cli.js', 'test', '--project=browser', '-x')
  const chosen = projects.flatMap((name) => ['--project', name])
  const what = related ? ['related', file, '--run'] : ['run']
  return succeeds('node_modules/vitest/vitest.mjs', ...what, '--bail=1', '--passWithNoTests', ...chosen)
}

/** Returns the name of the layer that finds a defect, or null. */
function foundBy(file) {
  let isBuilt = false
  for (const name of layers) {
    const layer = LAYERS[name]
    if (layer.needsBuild && !isBuilt) {
      if (!succeeds('scripts/build.mjs')) return 'build'
      isBuilt = true
    }
    if (!passes(layer, file)) return name
  }
  return null
}

if (!process.env.DATABASE_URL) throw new Error('DATABASE_URL: a PostgreSQL in which databases can be made.')
const counts = {}
for (const number of numbers) {
  const mutation = MUTATIONS[number - 1]
  if (!mutation) throw new Error(`There is no mutation ${number}.`)
  const { what, file, from, to } = mutation
  const target = path.join(root, file)
  const source = readFileSync(target, 'utf8')
  if (source.split(from).length !== 2) throw new Error(`${file}: the place of "${what}" is not found once.`)
  writeFileSync(
    target,
    source.replace(from, () => to),
  )
  try {
    const found = foundBy(file) ?? 'nothing'
    counts[found] = (counts[found] ?? 0) + 1
    console.log(`${String(number).padStart(2)} ${found.padEnd(10)} ${what}`)
  } finally {
    writeFileSync(target, source)
  }
}
console.log(counts)
