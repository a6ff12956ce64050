// npm run build: builds the production site, even when nothing changed.
import { complain } from './lib/console.mjs'
import { buildSite } from './lib/production-build.mjs'

try {
  await buildSite({ force: true, show: true })
} catch (error) {
  complain(error)
  process.exitCode = 1
}
