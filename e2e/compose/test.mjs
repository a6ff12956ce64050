// npm run test:compose: the steps of docs/operations.md on a real Docker Compose, checked as an operator would.
import '../../scripts/lib/check-node.mjs'
import { backup } from './backup.mjs'
import { check, counts, heading } from './checks.mjs'
import { copies } from './copies.mjs'
import { edge } from './edge.mjs'
import { stopRunningPrograms, whyDockerIsUnusable } from './engine.mjs'
import { limitedBuild } from './limited-build.mjs'
import { openProject } from './project.mjs'
import { orders } from './orders.mjs'
import { start } from './start.mjs'
import { upgrade } from './upgrade.mjs'

let isStopped = false
for (const name of ['SIGINT', 'SIGTERM']) {
  process.on(name, () => {
    isStopped = true
    stopRunningPrograms()
  })
}

/** Runs the chapters. A chapter that throws counts as one failure and ends the test, because the later chapters would fail too. */
async function runChapters(project) {
  for (const chapter of [start, limitedBuild, orders, edge, backup, copies, upgrade]) {
    if (isStopped) return check('the test is not stopped', false, true)
    try {
      await chapter(project)
    } catch (error) {
      return check(`the chapter "${chapter.name}" runs to its end`, /** @type {Error} */ (error).message, '')
    }
  }
}

async function main() {
  const reason = whyDockerIsUnusable()
  if (reason) {
    console.log(`Nothing was tested: ${reason}. This test needs a running Docker Engine and Docker Compose.`)
    return !process.argv.includes('--required')
  }
  const project = await openProject()
  console.log(`Commit: ${await project.git('rev-parse', '--short', 'HEAD')}; project name: ${project.name}`)
  try {
    await runChapters(project)
    if (counts().failed > 0) {
      heading('Log')
      console.log(await project.compose('logs', '--no-color', '--tail', '15').catch(({ message }) => message))
    }
  } finally {
    await project.remove()
  }
  const { passed, failed } = counts()
  console.log(`\n${passed} passed, ${failed} failed`)
  return failed === 0
}

process.exitCode = (await main()) ? 0 : 1
