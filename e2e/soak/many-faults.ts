import { randomUUID } from 'node:crypto'
import { codeColumns } from '../../lib/faults/alarm-code'
import { slugOf } from '../../lib/platform/turkish/slug'
import { faults } from '../../prisma/seed/content'

/** Copies of one seeded fault that share a series. */
const COPIES_PER_SERIES = 10

/** Returns a copy of a seeded fault, with a combination of code and series that no other copy has. */
function copyOf(fault: (typeof faults)[number], copy: number) {
  const { service, brand, symptoms, causes, checks, warning, repair } = fault
  const series = `${fault.series} ${Math.ceil(copy / COPIES_PER_SERIES)}`
  const code = fault.code && `${fault.code}.${copy % COPIES_PER_SERIES}`
  const title = `${fault.title} (${copy})`
  const id = randomUUID()
  const texts = { brand, series, code, title }
  // After a long series, the slug has no room for the code and the title. The id makes it unique.
  const slug = `${slugOf([brand, series, code, title].join(' '), { prefix: 'ariza', id })}-${id.slice(-8)}`
  return { id, slug, ...texts, ...codeColumns(texts), symptoms, causes, checks, warning, repair, service }
}

/**
 * Returns published faults for INSERT_FAULTS, from all seeded services and brands. They are copies of the seeded ones,
 * so that texts, codes and brands are as long and as frequent as real ones.
 */
export function manyFaults(count: number): ReturnType<typeof copyOf>[] {
  return Array.from({ length: count }, (_, index) =>
    copyOf(faults[index % faults.length]!, Math.floor(index / faults.length) + 1),
  )
}

const TEXTS = ['slug', 'brand', 'series', 'code', 'title', 'symptoms', 'warning', 'repair']
const LISTS = ['causes', 'checks']
const CODE_COLUMNS = {
  identity: 'identity',
  brandSlug: 'brand_slug',
  codeKey: 'code_key',
  codeSort: 'code_sort',
  letter: 'letter',
}

const columns = ['id', 'service_id', ...TEXTS, ...Object.values(CODE_COLUMNS), ...LISTS]
const expressions = [
  `(fault ->> 'id')::uuid`,
  'services.id',
  ...[...TEXTS, ...Object.keys(CODE_COLUMNS)].map((key) => `fault ->> '${key}'`),
  ...LISTS.map((key) => `array(select jsonb_array_elements_text(fault -> '${key}'))`),
]

/** SQL that inserts $1, the JSON of manyFaults(), in one statement. A fault whose service is missing belongs to none. */
export const INSERT_FAULTS = `insert into faults (${columns.join(', ')}) select ${expressions.join(', ')}
  from jsonb_array_elements($1::jsonb) fault left join services on services.slug = fault ->> 'service'`
