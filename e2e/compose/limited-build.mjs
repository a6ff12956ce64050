// Tests builds with little memory, in the image that has the sources and packages.
import { check, heading } from './checks.mjs'

export async function limitedBuild({ docker }) {
  heading('Builds with little memory')
  const { code: buildCode, out: image, all: log } = await docker('build', '-q', '--target', 'build', '.')
  if (buildCode !== 0) throw new Error(log)
  const build = (memory) => {
    const limits = ['--memory', memory, '--memory-swap', memory, '--network', 'none']
    return docker('run', '--rm', ...limits, image, 'node', 'scripts/build.mjs')
  }
  try {
    const { code, all } = await build('1g')
    const isExplained = all.includes('✗ Derleme en az 1,5 GB bellek ister')
    check('a build with 1 GB is refused and says what it needs', [code, isExplained], [1, true])
    check('a build with 1.5 GB succeeds', (await build('1536m')).code, 0)
  } finally {
    await docker('image', 'rm', image)
  }
}
