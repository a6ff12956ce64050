import { Client } from 'pg'

const quote = (name: string) => `"${name.replaceAll('"', '""')}"`

/** The same server, another database of it. */
function within(url: string, database: string): string {
  const other = new URL(url)
  other.pathname = `/${database}`
  return other.href
}

const nameOf = (url: string) => decodeURIComponent(new URL(url).pathname.slice(1))

async function administer(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: within(url, 'postgres') })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

/** Makes a database in the server of `url`, empty or as a copy of another one nobody is connected to; its URL. */
export async function createDatabase(url: string, name: string, template?: string): Promise<string> {
  await administer(url, `create database ${quote(name)}${template ? ` template ${quote(nameOf(template))}` : ''}`)
  return within(url, name)
}

/** Removes a database, whoever is connected to it. */
export async function dropDatabase(url: string): Promise<void> {
  await administer(url, `drop database if exists ${quote(nameOf(url))} with (force)`)
}
