import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

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

const never = ['node_modules/**', '.next/**', 'dist/**', '.data/**']
const integration = ['**/*.integration.test.ts', 'e2e/api/**/*.test.ts']
const operations = ['e2e/operations/**/*.test.ts']

/**
 * unit: pure logic beside its file. api: against the PostgreSQL of DATABASE_URL, a database of its own per file
 * (e2e/support/database.ts). operations: what operators do, with servers and databases of its own, one after the other.
 */
export default defineConfig({
  ...shared,
  test: {
    projects: [
      { ...shared, test: { name: 'unit', include: ['**/*.test.{ts,tsx}'], exclude: [...never, ...integration, ...operations] } },
      { ...shared, test: { name: 'api', include: integration, exclude: never, testTimeout: 60_000, hookTimeout: 60_000 } },
      {
        ...shared,
        test: {
          name: 'operations',
          include: operations,
          exclude: never,
          fileParallelism: false,
          testTimeout: 180_000,
          hookTimeout: 180_000,
        },
      },
    ],
  },
})
