import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { type AddressObject, simpleParser } from 'mailparser'
import { SMTPServer } from 'smtp-server'

/** `refuse`: refuses permanently; `later`: refuses temporarily; `silent`: sends nothing; `hold`: receives the message and does not confirm it. */
type Behaviour = 'accept' | 'refuse' | 'later' | 'silent' | 'hold'

type ReceivedMail = {
  messageId: string
  to: string
  subject: string
  text: string
  html: string
  headers: ReadonlyMap<string, unknown>
}

const refusal = (responseCode: number) =>
  Object.assign(new Error('gizli@ornek.example: the words of the mail server'), { responseCode })

const REFUSALS: Partial<Record<Behaviour, Error>> = { refuse: refusal(550), later: refusal(451) }

export async function startMailServer(behaviour: Behaviour = 'accept') {
  const accepted: ReceivedMail[] = []
  const state = { behaviour, receivedCount: 0 }
  const pendingReplies: (() => void)[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    disableReverseLookup: true,
    closeTimeout: 100,
    onConnect: (_session, done) => void (state.behaviour !== 'silent' && done()),
    onRcptTo: (_address, _session, done) => done(REFUSALS[state.behaviour] ?? null),
    onData: (stream, _session, confirm) => {
      const parsed = simpleParser(stream).then((mail) => {
        const accept = () => {
          accepted.push({
            messageId: mail.messageId!,
            to: (mail.to as AddressObject).value[0]!.address!,
            subject: mail.subject!,
            text: mail.text!,
            html: mail.html as string,
            headers: mail.headers,
          })
          confirm()
        }
        state.receivedCount += 1
        if (state.behaviour === 'hold') pendingReplies.push(accept)
        else accept()
      })
      // Fails if a client is killed while it sends its message.
      parsed.catch(() => {})
    },
  })
  // A killed client resets its connection.
  server.on('error', () => {})
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  const { port } = server.server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${port}`,
    /** The emails that were answered with 250, in order. */
    accepted,
    /** Returns how many messages arrived completely, answered or not. */
    receivedCount: () => state.receivedCount,
    behave: (next: Behaviour) => void (state.behaviour = next),
    release: () => {
      for (const accept of pendingReplies.splice(0)) accept()
    },
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}

export type MailServer = Awaited<ReturnType<typeof startMailServer>>
