import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'

type Service = {
  profiles?: string[]
  build?: { target: string }
  user?: string
  command?: string[]
  ports?: string[]
  networks?: string[]
  network_mode?: string
  environment?: Record<string, string>
  volumes?: string[]
  read_only?: boolean
  cap_drop?: string[]
  security_opt?: string[]
  restart?: string
  logging?: { driver: string; options: Record<string, string> }
  deploy?: { resources: { limits: { memory: string } } }
}

type Network = { internal?: boolean; driver_opts?: Record<string, string> }

const read = (name: string) => readFileSync(new URL(`../${name}`, import.meta.url), 'utf8')
const compose = parse(read('docker-compose.yml'), { merge: true }) as {
  services: Record<string, Service>
  networks: Record<string, { internal?: boolean }>
}
type Name = 'web' | 'migrate' | 'db' | 'backup' | 'copies'
const { web, migrate, db, backup, copies } = compose.services as Record<Name, Service>
const services = Object.entries(compose.services)

const failing = (passes: (service: Service, name: string) => boolean) =>
  services.filter(([name, service]) => !passes(service, name)).map(([name]) => name)

test('only the edge is reachable from outside, and only web, acme, monitoring and copies have another network to the outside', () => {
  const ports: Record<string, string> = { prometheus: '127.0.0.1:9090:9090', grafana: '127.0.0.1:3001:3000' }
  expect(
    failing(({ profiles, ports: own = [] }, name) =>
      profiles
        ? own.join() === (ports[name] ?? '') && profiles.join() === (ports[name] ? 'monitoring' : 'copies')
        : own.length === (name === 'edge' ? 2 : 0),
    ),
  ).toEqual([])
  expect(compose.networks.inside).toEqual({ internal: true })
  const networksOf: Record<string, string> = {
    edge: 'outside,inside',
    web: 'inside,mail',
    acme: 'outside',
    copies: 'inside,copies',
    prometheus: 'inside,monitoring',
    grafana: 'monitoring',
  }
  expect(
    failing(({ networks, network_mode: mode }, name) =>
      name === 'secrets' ? mode === 'none' : networks!.join() === (networksOf[name] ?? 'inside'),
    ),
  ).toEqual([])
})

test('every service is read-only, without capabilities, with limited memory and logs', () => {
  expect(failing(({ read_only: sealed }) => sealed === true)).toEqual([])
  expect(failing(({ cap_drop: dropped }) => dropped?.join() === 'ALL')).toEqual([])
  expect(failing(({ security_opt: options }) => options?.join() === 'no-new-privileges:true')).toEqual([])
  expect(failing(({ deploy }) => /^\d+[mg]$/.test(deploy?.resources.limits.memory ?? ''))).toEqual([])
  expect(failing(({ logging }) => Boolean(logging?.options['max-size'] && logging.options['max-file']))).toEqual([])
  const once: Record<string, string> = { secrets: 'no', migrate: 'on-failure', acme: 'on-failure' }
  expect(failing(({ restart }, name) => restart === (once[name] ?? 'unless-stopped'))).toEqual([])
})

test('no service runs as root', () => {
  const targets = read('Dockerfile').split(/^FROM /m)
  const userOf = ({ user, build }: Service) =>
    user ??
    targets
      .find((stage) => stage.split('\n')[0]!.endsWith(` AS ${build!.target}`))!
      .match(/(?<=^USER ).+$/gm)
      ?.at(-1)
  expect(services.map(([name, service]) => [name, userOf(service)])).toEqual([
    ['edge', 'nginx'],
    ['acme', '101:101'],
    ['web', 'node'],
    ['migrate', 'node'],
    ['db', 'postgres'],
    ['backup', '1000:1000'],
    ['copies', '1000:1000'],
    ['secrets', 'node'],
    ['prometheus', 'nobody'],
    ['grafana', '472'],
  ])
})

test('the edge cannot read the private photos', () => {
  expect(compose.services.edge!.volumes!.filter((volume) => volume.includes('attachments'))).toEqual([])
})

test('web has its own database role, and neither the owner’s nor the first administrator’s password', () => {
  expect([web.environment!.AUTH_SECRET, web.environment!.DEMO_MODE]).toEqual([undefined, undefined])
  for (const { environment } of [web, migrate, backup, copies]) {
    expect(environment!.DATABASE_URL).toBe('postgresql://site_app@db:5432/site')
    expect(environment!.DATABASE_PASSWORD_FILE).toBe('/srv/secrets/site-database-password')
  }
  for (const { environment } of [migrate, backup, copies]) {
    expect(environment!.DATABASE_OWNER_URL).toBe(`postgresql://${db.environment!.POSTGRES_USER}@db:5432/site`)
    expect(environment!.DATABASE_OWNER_PASSWORD_FILE).toBe(db.environment!.POSTGRES_PASSWORD_FILE)
  }
  expect(Object.keys(web.environment!).filter((name) => /OWNER|ADMIN/.test(name))).toEqual([])
  expect(web.volumes!.filter((volume) => volume.startsWith('secrets:'))).toEqual([])
  expect(web.command).toEqual(['node', 'deploy/run.mjs', 'web', '--check-migrations'])
  expect(migrate.command).toEqual(['node', 'deploy/run.mjs', 'migrate', '--wait'])
})

test('the stack has sealed services, encrypted networks, only the edge’s ports, secrets in files, and every variable in its example', () => {
  const text = read('deploy/stack.yml')
  const stack = parse(text, { merge: true }) as {
    services: Record<string, Omit<Service, 'ports'> & { ports?: { mode: string }[] }>
    networks: Record<string, Network>
    secrets: Record<string, { file: string }>
  }
  for (const [name, { read_only: isSealed, cap_drop: dropped, deploy, ports = [] }] of Object.entries(stack.services)) {
    expect([name, isSealed, dropped]).toEqual([name, true, ['ALL']])
    expect(deploy!.resources.limits.memory).toMatch(/^\d+[mg]$/)
    expect(ports.map(({ mode }) => mode)).toEqual(name === 'edge' ? ['host', 'host'] : [])
  }
  expect(stack.networks.inside).toMatchObject({ internal: true })
  const isPlain = ([, network]: [string, Network]) => network.driver_opts?.encrypted !== 'true'
  expect(Object.entries(stack.networks).filter(isPlain)).toEqual([])
  expect(stack.services.web!.environment!.DATABASE_OWNER_URL).toBeUndefined()
  const documented = read('docs/several-machines.md')
  const files = Object.values(stack.secrets).map(({ file }) => path.basename(file))
  expect(files.filter((name) => !documented.includes(`\`${name}\``))).toEqual([])
  const used = new Set([...text.matchAll(/\$\{(\w+)/g)].map(([, name]) => name!))
  const exampleVariables = [...read('deploy/stack.env.example').matchAll(/^(?:# )?(\w+)=/gm)].map(([, name]) => name!)
  expect(exampleVariables.toSorted()).toEqual([...used].toSorted())
  const addresses = read('deploy/stack.env.example').match(/postgresql:.*(?=')/g)!
  const isChecked = (address: string) => address.endsWith('?sslmode=verify-full&sslrootcert=/run/secrets/database-ca')
  expect(addresses.filter((address) => !isChecked(address))).toEqual([])
})
