import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { get } from 'node:https'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import type { IncomingMessage } from 'node:http'
import { startNameServer } from './name-server'
import { freePort, type Program, startNode, startProgram, until } from './processes'

/** Creates a self-signed certificate for localhost, which is valid for two days. */
export function writeCertificate(keyFile: string, chainFile: string, ...options: string[]): void {
  const names = ['-subj', '/CN=localhost', '-keyout', keyFile, '-out', chainFile]
  const args = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', ...names, ...options]
  execFileSync('openssl', args, { stdio: 'ignore' })
}

export type Authority = Awaited<ReturnType<typeof startAuthority>>

/**
 * Starts a certificate authority (Pebble) on loopback.
 * @param edgePort the port, instead of 80, at which it validates a name
 * @param validitySeconds how long its certificates are valid
 */
export async function startAuthority(edgePort: number, validitySeconds: number) {
  const folder = mkdtempSync(path.join(tmpdir(), 'authority-'))
  const [keyFile, chainFile, configFile] = ['key.pem', 'cert.pem', 'config.json'].map((name) => path.join(folder, name))
  writeCertificate(keyFile!, chainFile!, '-addext', 'subjectAltName=IP:127.0.0.1')
  const [port, managementPort, nameServer] = [await freePort(), await freePort(), await startNameServer(['127.0.0.1'])]
  const pebble = {
    listenAddress: `127.0.0.1:${port}`,
    managementListenAddress: `127.0.0.1:${managementPort}`,
    certificate: chainFile,
    privateKey: keyFile,
    httpPort: edgePort,
    tlsPort: edgePort,
    certificateValidityPeriod: validitySeconds,
  }
  writeFileSync(configFile!, JSON.stringify({ pebble }))
  const args = ['-config', configFile!, '-dnsserver', `127.0.0.1:${nameServer.port}`]
  const program = startProgram('pebble', args, { env: { PEBBLE_VA_NOSLEEP: '1', PEBBLE_WFE_NONCEREJECT: '0' } })
  const stop = async () => {
    await program.stop()
    nameServer.close()
    rmSync(folder, { recursive: true, force: true })
  }
  await until(() => program.output().includes('ACME directory available'), 'the authority listens').catch(
    async (error) => {
      await stop()
      throw error
    },
  )
  return {
    stop,
    nameServer,
    /** Returns its root certificate, which is new after each start. */
    async root(): Promise<string> {
      const ca = readFileSync(chainFile!)
      const [response] = (await once(
        get({ host: '127.0.0.1', port: managementPort, path: '/roots/0', ca }),
        'response',
      )) as [IncomingMessage]
      return text(response)
    },
    startAcme: (certificatesFolder: string, acmeFolder: string, env: Record<string, string>): Program =>
      startNode(['dist/acme.js', certificatesFolder, acmeFolder, `127.0.0.1:${edgePort}`], {
        ACME_DIRECTORY: `https://127.0.0.1:${port}/dir`,
        CURL_CA_BUNDLE: chainFile!,
        ...env,
      }),
  }
}
