import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { Registry } from 'prom-client'
import { backupMetrics } from '@/deploy/backup/metrics'
import { siteMetrics } from '@/lib/server/metrics/site-metrics'
import { Traffic } from '@/lib/server/metrics/traffic'

const sources = {
  traffic: new Traffic(() => false),
  cache: { counts: { hit: 0, miss: 0, stale: 0, failed: 0 } },
  queue: { running: 0, waiting: 0 },
}
const variables = { METRICS_CERTIFICATE: undefined, SITE_URL: 'http://localhost', DATA_DIR: '.data' }

const registries = [siteMetrics(sources, variables), backupMetrics('backups')]

/** Fields that prom-client's types lack. */
type Metric = { name: string; help: string; labelNames: string[] }

const metricsOf = (registry: Registry) => registry.getMetricsAsArray() as unknown as Metric[]

/** Whether a metric is ours. Those of prom-client itself share a row of the table. */
const isOurs = ({ name }: Metric) => !/^(process|nodejs)_/.test(name)

const read = (name: string) => readFileSync(new URL(`../${name}`, import.meta.url), 'utf8')

test('the table of metrics in operations.md has all registered metrics with their labels and texts', () => {
  const [, table] = /<!-- metrics -->\n(.*?)\n<!-- end of metrics -->/s.exec(read('docs/operations.md')) ?? []
  const ourMetrics = registries.flatMap(metricsOf).filter(isOurs)
  const rows = ourMetrics.map(({ name, labelNames, help }) => {
    const labels = labelNames.length > 0 ? `{${labelNames.join(', ')}}` : ''
    return `| \`${name}${labels}\` | ${help} |`
  })
  const head = ['| metric | meaning |', '|---|---|']
  expect(table?.split('\n').slice(0, -1)).toEqual([...head, ...new Set(rows)])
})

test('alerts and dashboard use only metrics that exist, and every alert has a remedy and a test', () => {
  const existingNames = new Set(['up', 'ALERTS', ...registries.flatMap(metricsOf).map(({ name }) => name)])
  const dashboard = read('deploy/monitoring/grafana/dashboards/site.json')
  const alerts = read('deploy/monitoring/alerts.yml')
  const queries = [...dashboard.matchAll(/"expr": "((?:\\.|[^"])*)"/g), ...alerts.matchAll(/expr: (.*?)\n {8}for:/gs)]
  const usedNames = queries.flatMap(([, query]) => query!.match(/\b[a-z]\w*_\w+\b|\b(?:jobs|mails|up|ALERTS)\b/g) ?? [])
  const unknownNames = usedNames.filter((name) => !existingNames.has(name.replace(/_bucket$/, '')))
  expect([usedNames.length > 20, unknownNames.filter((name) => !/^\w+_quantile$|^__/.test(name))]).toEqual([true, []])
  const alertNames = [...alerts.matchAll(/alert: (\w+)/g)].map(([, name]) => name!)
  const remedies = read('docs/troubleshooting.md')
  expect(alertNames.filter((name) => !remedies.includes(`| \`${name}\` |`))).toEqual([])
  const alertTests = read('deploy/monitoring/alerts.test.yml')
  expect(alertNames.filter((name) => !alertTests.includes(`alertname: ${name}\n`))).toEqual([])
})
