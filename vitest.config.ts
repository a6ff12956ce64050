import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { workers } from './scripts/lib/workers.mjs'

const root = fileURLToPath(new URL('.', import.meta.url))

const sharedSettings = {
  root,
  resolve: {
    alias: [
      // The package throws outside of Next's server layer.
      { find: 'server-only', replacement: `${root}node_modules/server-only/empty.js` },
      { find: /^@\//, replacement: root },
    ],
  },
}

const IGNORED = ['**/node_modules/**', '.next/**', 'dist/**', '.data/**']
const integration = ['e2e/api/**/*.test.ts']
const panel = ['e2e/panel/**/*.test.tsx']
const html = ['e2e/html/**/*.test.ts']
const operations = ['e2e/operations/**/*.test.ts']
const soak = ['e2e/soak/**/*.test.ts']
const swarm = ['e2e/compose/swarm.test.ts']
/** Tests with time limits of one or two seconds, which fail on a busy machine. */
const timedTests = ['e2e/soak/changes-in-two-processes.test.ts', 'e2e/soak/pooler.test.ts']

/** API tests that also run through PgBouncer. */
const pooledTests = [
  'people/contact-messages',
  'content/redirects',
  'site/search',
  'accounts/sign-in',
  'accounts/team',
  'orders/work-orders',
].map((name) => `e2e/api/${name}.test.ts`)

/** API tests that also run with their pictures and photos in a bucket. */
const bucketTests = [
  'content/bin',
  'people/photos',
  'content/pictures',
  'people/privacy-erasure',
  'content/services',
].map((name) => `e2e/api/${name}.test.ts`)

/**
 * Unit and API tests that replace a module or read the environment again run in a process of their own. All others share one,
 * because a process for each file took longer than their tests.
 */
const isolatedTests = ['**/*.isolated.test.{ts,tsx}']

/** Settings of tests that call the API's handlers. */
const handlers = {
  globalSetup: 'e2e/support/servers/migrated-template.ts',
  testTimeout: 60_000,
  hookTimeout: 60_000,
  maxWorkers: workers.api,
}

/** Settings of tests that start whole sites. */
const wholeSites = { testTimeout: 180_000, hookTimeout: 180_000, globalSetup: 'e2e/support/servers/run-folder.ts' }

/** Settings of tests that share one running site. */
const oneSite = {
  globalSetup: 'e2e/support/servers/shared-site.ts',
  testTimeout: 30_000,
  hookTimeout: 60_000,
  maxWorkers: workers.api,
}

/** The longest files start first, so that the other workers do not wait for the last of them. */
const SLOW =
  /\/(up|backup|copies|edge-and-web|mail-kills|flood|hostile-requests|migrations-cut-short|search|pictures|quotes|special-sites)\.(isolated\.)?test\.ts$/

class SlowFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isSlow = ({ moduleId }: TestSpecification) => Number(SLOW.test(moduleId))
    return (await super.sort(files)).toSorted((a, b) => isSlow(b) - isSlow(a))
  }
}

/**
 * unit and unit-alone: pure logic, each test next to its code. api and api-alone: API handlers with a database per file, in the
 * PostgreSQL of DATABASE_URL. operations: whole processes with servers and databases of their own. timed: soak tests with time
 * limits, one at a time after all others.
 */
export default defineConfig({
  ...sharedSettings,
  test: {
    sequence: { sequencer: SlowFirst },
    projects: [
      {
        ...sharedSettings,
        test: {
          name: 'unit',
          include: ['**/*.test.{ts,tsx}'],
          exclude: [...IGNORED, ...integration, ...panel, ...html, ...operations, ...soak, ...swarm, ...isolatedTests],
          isolate: false,
          // A busy machine takes more than the default of 5 s to load a module.
          testTimeout: 30_000,
          maxWorkers: workers.unit,
        },
      },
      {
        ...sharedSettings,
        test: {
          name: 'unit-alone',
          include: isolatedTests,
          exclude: [...IGNORED, ...integration],
          maxWorkers: workers.unit,
        },
      },
      {
        ...sharedSettings,
        test: {
          ...handlers,
          name: 'api',
          include: integration,
          exclude: [...IGNORED, ...isolatedTests],
          isolate: false,
        },
      },
      {
        ...sharedSettings,
        test: { ...handlers, name: 'api-alone', include: ['e2e/api/**/*.isolated.test.ts'], exclude: IGNORED },
      },
      {
        ...sharedSettings,
        test: {
          ...oneSite,
          name: 'panel',
          include: panel,
          exclude: IGNORED,
          environment: 'jsdom',
          isolate: false,
          setupFiles: 'e2e/support/screens/jsdom.ts',
        },
      },
      { ...sharedSettings, test: { ...oneSite, name: 'html', include: html, exclude: IGNORED, isolate: false } },
      {
        ...sharedSettings,
        test: {
          ...wholeSites,
          name: 'operations',
          include: operations,
          exclude: IGNORED,
          maxWorkers: workers.operations,
          sequence: { groupOrder: 1 },
        },
      },
      {
        ...sharedSettings,
        test: {
          ...wholeSites,
          name: 'soak',
          include: soak,
          exclude: [...IGNORED, ...timedTests],
          globalSetup: [wholeSites.globalSetup, 'e2e/support/servers/migrated-template.ts'],
          maxWorkers: workers.api,
        },
      },
      {
        ...sharedSettings,
        test: {
          ...handlers,
          name: 'pooled',
          globalSetup: [handlers.globalSetup, 'e2e/support/servers/pooler.ts'],
          include: pooledTests,
          exclude: IGNORED,
          isolate: false,
        },
      },
      {
        ...sharedSettings,
        test: {
          ...handlers,
          name: 'bucket',
          globalSetup: [handlers.globalSetup, 'e2e/support/servers/s3.ts'],
          include: bucketTests,
          exclude: IGNORED,
          isolate: false,
        },
      },
      {
        ...sharedSettings,
        test: { ...wholeSites, name: 'swarm', include: swarm, exclude: IGNORED, testTimeout: 900_000 },
      },
      {
        ...sharedSettings,
        test: {
          ...wholeSites,
          name: 'timed',
          include: timedTests,
          exclude: IGNORED,
          fileParallelism: false,
          sequence: { groupOrder: 2 },
        },
      },
    ],
  },
})
