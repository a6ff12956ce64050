import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { endGroup } from '../lib/console.mjs'

/** The administrator of the sites that the bench starts. */
export const ADMINISTRATOR = { email: 'bench@example.com', password: 'bench-password' }

/** The name of the other commit's site. */
export const BEFORE = 'önce'

/** Returns the median; for an even number of values the lower of the middle two. */
function median(values) {
  return values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) / 2)]
}

/**
 * Measures the sides in turn, so that noise of the machine affects all of them. Lower figures are better.
 * @param {number} warmUps rounds that are not counted
 * @returns a row for each subject and side: the medians, the maxima, and the median ratios of the first side and of BEFORE to this side
 */
export async function inTurns(sides, subjects, rounds, measure, warmUps = 1) {
  const names = Object.keys(sides)
  const bases = new Set([names[0], ...names.filter((side) => side === BEFORE)])
  const rows = []
  for (const [subjectName, subject] of Object.entries(subjects)) {
    const figures = Object.fromEntries(names.map((side) => [side, /** @type {Record<string, number>[]} */ ([])]))
    for (let round = -warmUps; round < rounds; round++)
      for (const side of round % 2 ? names : names.toReversed()) {
        const figure = await measure(sides[side], subject)
        if (round >= 0) figures[side]?.push(figure)
      }
    for (const side of names) {
      const row = { ne: subjectName, taraf: side }
      for (const key of Object.keys(figures[side]?.[0] ?? {})) {
        const figuresOf = (name) => figures[name]?.map((figure) => figure[key] ?? NaN) ?? []
        row[key] = median(figuresOf(side))
        row[`${key}, en çok`] = Math.max(...figuresOf(side))
        for (const base of bases)
          row[`${key}: ${base} ÷ bu`] = median(
            figuresOf(base).map((value, round) => value / (figuresOf(side)[round] ?? NaN)),
          )
      }
      rows.push(row)
    }
  }
  return rows
}

/** Starts a server and waits until its address `ready` answers 200. */
export async function startServer(origin, command, options, ready = origin) {
  const [program, ...args] = command
  const child = spawn(program, args, { ...options, detached: true, stdio: ['ignore', 'ignore', 'inherit'] })
  const stop = () => endGroup(child)
  for (let tries = 0; tries < 300 && child.exitCode === null; tries++) {
    const response = await fetch(ready).catch(() => null)
    await response?.body?.cancel()
    if (response?.status === 200) return { origin, pid: child.pid, stop }
    await wait(100)
  }
  await stop()
  throw new Error(`${ready} did not answer 200`)
}

/** Returns the processor time of a process and its children, in µs. NaN without /proc. */
export function processorTime(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean)
    // These fields count ticks of 10 ms.
    const ownTime = (Number(fields[11]) + Number(fields[12])) * 10_000
    return children.reduce((sum, child) => sum + processorTime(child), ownTime)
  } catch {
    return NaN
  }
}

/** Signs the administrator in. @returns their token, the value of their cookie, and both as headers */
export async function signIn(origin) {
  const headers = { 'Content-Type': 'application/json' }
  const response = await fetch(`${origin}/api/Auth/login`, {
    method: 'POST',
    headers,
    body: JSON.stringify(ADMINISTRATOR),
  })
  const { token } = await response.json()
  const [, cookie = ''] = /admin_session=([^;]*)/.exec(response.headers.get('set-cookie') ?? '') ?? []
  return { token, cookie, headers: { Authorization: `Bearer ${token}`, Cookie: `admin_session=${cookie}` } }
}
