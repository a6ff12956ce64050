import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { isRunning, until } from '../support/processes'
import { readRunning, runUp, type Start } from '../support/project-copy'

/** A project without packages, whose install works on until it is ended; the second one fails. */
const INSTALL = `
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
const isAlive = (pid) => {
  try {
    process.kill(pid, 0)
    return !/\\) Z /.test(readFileSync('/proc/' + pid + '/stat', 'utf8'))
  } catch {
    return false
  }
}
if (existsSync('installing')) {
  console.error('beside another: ' + isAlive(Number(readFileSync('installing', 'utf8'))))
  process.exit(3)
}
writeFileSync('installing', String(process.pid))
process.on('SIGTERM', () => {})
setInterval(() => {}, 1000)
`

let folder: string
let starts: Start[]

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'site-install-'))
  starts = []
  cpSync(path.resolve(import.meta.dirname, '../../scripts'), path.join(folder, 'scripts'), { recursive: true })
  const scripts = { up: 'exec node scripts/up.mjs', postinstall: 'node install.mjs' }
  const name = { name: 'a', version: '1.0.0' }
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify({ ...name, type: 'module', scripts }))
  const lock = { ...name, lockfileVersion: 3, requires: true, packages: { '': name } }
  writeFileSync(path.join(folder, 'package-lock.json'), JSON.stringify(lock))
  writeFileSync(path.join(folder, 'install.mjs'), INSTALL)
})

afterEach(async () => {
  const installing = path.join(folder, 'installing')
  const left = existsSync(installing) ? Number(readFileSync(installing, 'utf8')) : null
  if (left && isRunning(left)) process.kill(left, 'SIGKILL')
  for (const { pid, ended } of starts) {
    if (isRunning(pid)) process.kill(-pid, 'SIGKILL')
    await ended
  }
  rmSync(folder, { recursive: true, force: true })
})

const up = () => {
  const start = runUp(folder, { name: 'whoever tests' }, {})
  starts.push(start)
  return start
}

test('a start ends the installation of a killed one and reports why its own failed', async () => {
  const killed = up()
  await until(() => existsSync(path.join(folder, 'installing')), 'it installs')
  process.kill(readRunning(path.join(folder, '.data')).owner.pid, 'SIGKILL')
  await killed.ended

  const next = up()
  expect(await next.ended).toBe(1)
  expect(next.output()).toContain('✓ Önceki çalışmadan kalanlar kapatılıyor')
  const reason = next.output().slice(next.output().indexOf('✗ Bağımlılıklar kurulamadı:\n'))
  expect(reason).toContain('beside another: false')
  expect(reason).not.toMatch(/npm warn/i)
})
