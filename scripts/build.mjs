// npm run build: the production site, whatever was built before.
import { complain } from './lib/console.mjs'
import { buildSite } from './lib/production-build.mjs'

try {
  await buildSite({ force: true, show: true })
} catch (error) {
  complain(error)
  process.exitCode = 1
}
