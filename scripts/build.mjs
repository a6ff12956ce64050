// npm run build: builds the production site, even when nothing changed.
import { fail } from './lib/console.mjs'
import { buildSite } from './lib/production-build.mjs'

await buildSite({ force: true, show: true }).catch(fail)
