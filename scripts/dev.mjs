// npm run dev: the same as `npm run up`, with Next's development server instead of the production build. It has no page cache, no
// redirects, and its forms need JavaScript.
import './lib/check-node.mjs'
import { start } from './lib/start.mjs'

console.log(
  'Geliştirme sunucusu. Burada olmayanlar: sayfa önbelleği, eski adreslerden yönlendirme, betiksiz formlar. Onlar için: npm run up.\n',
)
await start('development')
