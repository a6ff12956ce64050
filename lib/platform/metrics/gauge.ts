import { Gauge, type Registry } from 'prom-client'

/** A number, or a number for each value of the label. */
type Reading = number | Record<string, number>

/** Adds a gauge that is read at each scrape. While it cannot be read (null, or an error) it has no value. */
export function addGauge(
  registry: Registry,
  name: string,
  help: string,
  read: () => Reading | null | Promise<Reading | null>,
  label?: string,
): void {
  const gauge = new Gauge({
    name,
    help,
    labelNames: label === undefined ? [] : [label],
    registers: [registry],
    async collect() {
      const reading = await Promise.resolve()
        .then(read)
        .catch(() => null)
      if (label === undefined) gauge.remove()
      else gauge.reset()
      if (typeof reading === 'number') gauge.set(reading)
      else for (const [labelValue, number] of Object.entries(reading ?? {})) gauge.set({ [label!]: labelValue }, number)
    },
  })
}
