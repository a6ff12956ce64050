// The health check of a web process for an engine that replaces unhealthy ones: healthy when it is ready for the first time, and
// afterwards as long as it answers. Without its database it still serves cached pages, which a replacement could not.
import { existsSync, writeFileSync } from 'node:fs'

const WAS_READY = '/tmp/was-ready'
const answers = async (name) =>
  fetch(`http://127.0.0.1:3000/api/health/${name}`).then(
    ({ ok }) => ok,
    () => false,
  )

if (existsSync(WAS_READY)) process.exit((await answers('live')) ? 0 : 1)
if (!(await answers('ready'))) process.exit(1)
writeFileSync(WAS_READY, '')
