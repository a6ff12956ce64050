// npm run up: builds and starts the production site from a fresh clone. It runs before packages are installed, so it and its
// imports use only Node's own modules at the top level.
import './lib/check-node.mjs'
import { start } from './lib/start.mjs'

await start('production')
