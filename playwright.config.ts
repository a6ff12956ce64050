import { existsSync } from 'node:fs'
import { userInfo } from 'node:os'
import { defineConfig, devices } from '@playwright/test'
import { workers } from './scripts/lib/workers.mjs'

/**
 * Browser tests of the production build (`npm run build`). DATABASE_URL names a PostgreSQL server in which databases may be
 * created: e2e/support/global-setup.ts creates a seeded and an empty one there, and each worker starts its own sites on copies of
 * them, so that no test sees the data of another one.
 *
 * CHROMIUM_PATH names the browser; without it an installed Chromium is used, else Playwright's own.
 */
const chromium =
  process.env.CHROMIUM_PATH ||
  ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium', '/usr/bin/chromium-browser'].find(existsSync)

// Without a graphics card Chromium would start a process that emulates one.
const flags = ['--disable-background-networking', '--disable-component-update', '--disable-gpu']

export default defineConfig({
  testMatch: '**/*.spec.ts',
  projects: [
    { name: 'browser', testDir: 'e2e/browser' },
    // Timings of a slow phone. One at a time, because parallel tests would share its processor.
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
    // Traces take time in every test: `npx playwright test --trace on` records them.
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(chromium && { executablePath: chromium }),
      // As root Chromium refuses to start inside its sandbox.
      args: userInfo().uid === 0 ? [...flags, '--no-sandbox'] : flags,
    },
  },
})
