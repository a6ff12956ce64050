// npm run up: from a fresh clone to the production site. It runs before anything is installed, so it and its imports
// use only Node's own modules at the top level.
import './lib/check-node.mjs'
import { start } from './lib/start.mjs'

await start('production')
