import { existsSync } from 'node:fs'
import { userInfo } from 'node:os'
import { defineConfig, devices } from '@playwright/test'
import { workers } from './scripts/lib/workers.mjs'

/**
 * Browser tests against the production build (`npm run build`). DATABASE_URL names a PostgreSQL server in which
 * databases may be made: e2e/support/global-setup.ts makes a seeded and an empty one there, and each worker starts
 * sites of its own on copies of them, so that no test sees what another one writes.
 *
 * CHROMIUM_PATH names the browser; without it an installed Chromium is taken, else Playwright's own.
 */
const chromium =
  process.env.CHROMIUM_PATH ||
  ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium', '/usr/bin/chromium-browser'].find(existsSync)

// Without a graphics card Chromium would paint through a process that imitates one.
const quiet = ['--disable-background-networking', '--disable-component-update', '--disable-gpu']

export default defineConfig({
  testMatch: '**/*.spec.ts',
  projects: [
    { name: 'browser', testDir: 'e2e/browser' },
    // Timings of a slow phone. One at a time, because another one would take its processor.
    { name: 'soak', testDir: 'e2e/soak', workers: 1 },
  ],
  globalSetup: './e2e/support/global-setup.ts',
  outputDir: 'test-results',
  fullyParallel: false,
  workers: workers.browser,
  retries: 0,
  forbidOnly: true,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list']],
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1440, height: 900 },
    locale: 'tr-TR',
    timezoneId: 'Europe/Istanbul',
    colorScheme: 'light',
    // Recordings cost time in every test: `npx playwright test --trace on` makes them.
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(chromium && { executablePath: chromium }),
      // As root Chromium refuses to start inside its sandbox.
      args: userInfo().uid === 0 ? [...quiet, '--no-sandbox'] : quiet,
    },
  },
})
