// Commands of the Dockerfile. The tests run them as well, because they have no container engine.
//   image.mjs packages     installs the packages that the build needs
//   image.mjs folder PATH  builds the site and puts the content of the image into PATH
import './lib/check-node.mjs'
import path from 'node:path'
import { checkBuildMemory } from './lib/build-memory.mjs'
import { fail, OperatorError, step } from './lib/console.mjs'
import { installPackages } from './lib/packages.mjs'

const COMMANDS = {
  packages: () => {
    checkBuildMemory()
    return step('Bağımlılıklar', installPackages)
  },
  folder: async (target) => {
    if (!target) throw new OperatorError('Klasör eksik. Örnek: node scripts/image.mjs folder /image')
    const { buildSite } = await import('./lib/production-build.mjs')
    const { makeProductionFolder } = await import('./lib/production-folder.mjs')
    await step('Derleme', () => buildSite())
    await step('Üretim klasörü', () => makeProductionFolder(path.resolve(target)))
  },
}

/** @param {string[]} args */
async function main([name = '', ...args]) {
  if (!COMMANDS[name])
    throw new OperatorError(`Bilinmeyen komut: ${name}; beklenen ${Object.keys(COMMANDS).join(', ')}.`)
  await COMMANDS[name](...args)
}

await main(process.argv.slice(2)).catch(fail)
