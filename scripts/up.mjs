// npm run up: from a fresh clone to the production site. Node's own modules only: it runs before anything is installed.
import './lib/check-node.mjs'
import { start } from './lib/start.mjs'

await start('production')
