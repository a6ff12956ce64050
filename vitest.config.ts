import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

const root = fileURLToPath(new URL('.', import.meta.url))

const shared = {
  root,
  resolve: {
    alias: [
      // Outside of Next's server layer the package throws on import; here everything is server.
      { find: 'server-only', replacement: `${root}node_modules/server-only/empty.js` },
      { find: /^@\//, replacement: root },
    ],
  },
}

const never = ['**/node_modules/**', '.next/**', 'dist/**', '.data/**']
const integration = ['e2e/api/**/*.test.ts']
const operations = ['e2e/operations/**/*.test.ts']
/** Those that hold busy processes to a second; nothing else runs beside them. */
const timed = ['e2e/operations/freshness-and-guard.test.ts']

/**
 * Unit tests that put something else in the place of a module, a variable or a global: each in a process of its own. The
 * others share one, since starting a process for each file took longer than all their tests.
 */
const REPLACES = /\bvi\.(?:mock|doMock|stub\w+|resetModules)\(/
const replacing = ['app', 'components', 'deploy', 'docs', 'lib', 'prisma'].flatMap((folder) =>
  readdirSync(`${root}${folder}`, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.test\.tsx?$/.test(name))
    .map((name) => `${folder}/${name}`)
    .filter((name) => REPLACES.test(readFileSync(root + name, 'utf8'))),
)

/** Of tests that start whole sites; times in milliseconds. */
const whole = { testTimeout: 180_000, hookTimeout: 180_000, globalSetup: 'e2e/support/run-folder.ts' }

/** Those that take longest: begun last they would be what everybody waits for, with a core idle beside them. */
const longest = ['flood', 'edge-and-web', 'up', 'backup'].map((name) => `/e2e/operations/${name}.test.ts`)

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification) => {
      const index = longest.findIndex((name) => moduleId.endsWith(name))
      return index === -1 ? longest.length : index
    }
    const sorted = await super.sort(files)
    const projects = [...new Set(sorted.map(({ project }) => project.name))]
    const rank = ({ project }: TestSpecification) => projects.indexOf(project.name)
    return sorted.toSorted((a, b) => rank(a) - rank(b) || place(a) - place(b))
  }
}

/**
 * unit and unit-alone: pure logic beside its file. api: against the PostgreSQL of DATABASE_URL, a database of its own per file
 * (e2e/support/database.ts) in one process for many, since loading all of the site anew took half of the time. operations: what
 * operators do, with servers and databases of its own. Two files at a time, where Vitest would leave one of two cores idle, and
 * three of the operators', which wait for much; then the timed ones alone.
 */
export default defineConfig({
  ...shared,
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        ...shared,
        test: {
          name: 'unit',
          include: ['**/*.test.{ts,tsx}'],
          exclude: [...never, ...integration, ...operations, ...replacing],
          isolate: false,
          maxWorkers: 2,
        },
      },
      { ...shared, test: { name: 'unit-alone', include: replacing, exclude: never, maxWorkers: 2 } },
      {
        ...shared,
        test: {
          name: 'api',
          include: integration,
          exclude: never,
          testTimeout: 60_000,
          hookTimeout: 60_000,
          isolate: false,
          maxWorkers: 2,
        },
      },
      {
        ...shared,
        test: {
          ...whole,
          name: 'operations',
          include: operations,
          exclude: [...never, ...timed],
          isolate: false,
          maxWorkers: 3,
          sequence: { groupOrder: 1 },
        },
      },
      {
        ...shared,
        test: {
          ...whole,
          name: 'timed',
          include: timed,
          exclude: never,
          isolate: false,
          fileParallelism: false,
          sequence: { groupOrder: 2 },
        },
      },
    ],
  },
})
