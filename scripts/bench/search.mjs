import { median } from './support.mjs'

const ROUNDS = 60
/** What visitors type: a code, a common word, several words, a typing mistake, what nothing contains. */
const TEXTS = { Kod: 'AL16', 'Sık söz': 'servo', Sözler: 'aşırı akım', Yanlış: 'enkodr', Yok: 'zzzz' }

const query = (text) => `?q=${encodeURIComponent(text)}`

/** Calls by name. The list of services, without its cache, is what others are compared to. */
const CALLS = {
  'GET /api/Services': '/api/Services',
  ...Object.fromEntries(
    Object.entries(TEXTS).flatMap(([name, text]) => [
      [`${name}: sayfa`, `/ara${query(text)}`],
      [`${name}: öneriler`, `/api/Search${query(text)}`],
    ]),
  ),
}

let visitors = 0

/** Returns the milliseconds of a call by a visitor who has not searched before, because searches are limited by address. */
async function timeOf(address) {
  visitors += 1
  const client = `198.18.${Math.floor(visitors / 250) % 250}.${(visitors % 250) + 1}`
  const start = performance.now()
  const response = await fetch(address, { headers: { 'x-forwarded-for': client } })
  await response.text()
  if (response.status !== 200) throw new Error(`${address}: ${response.status}`)
  return performance.now() - start
}

const p99 = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length * 0.99)]

/**
 * Measures searches on two sites in turns.
 * @param {{ few: string, many: string }} origins
 * @returns one row per call: name, medians and 99th percentiles of both sites, and the ratio of the medians
 */
export async function measureSearch({ few, many }) {
  const rows = []
  for (const [name, path] of Object.entries(CALLS)) {
    const times = { few: [], many: [] }
    for (let round = -5; round < ROUNDS; round++) {
      const took = [await timeOf(few + path), await timeOf(many + path)]
      // The first rounds are a warm-up.
      if (round < 0) continue
      times.few.push(took[0])
      times.many.push(took[1])
    }
    const [a, b] = [median(times.few), median(times.many)]
    rows.push({ name, few: a, many: b, fewP99: p99(times.few), manyP99: p99(times.many), ratio: b / a })
  }
  return rows
}
