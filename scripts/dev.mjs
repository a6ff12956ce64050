// npm run dev: the same as `npm run up`, with Next's development server.
import './lib/check-node.mjs'
import { start } from './lib/start.mjs'

await start('development')
