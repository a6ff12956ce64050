// An SMTP server on port 2525 that accepts every mail and prints its recipients. It runs in the image of web.
import { createServer } from 'node:net'
import { createInterface } from 'node:readline'

const ANSWERS = { DATA: '354 go on', QUIT: '221 bye' }

createServer((client) => {
  let recipients = null
  let isMail = false
  client.on('error', () => client.destroy())
  client.write('220 mail-server\r\n')
  createInterface({ input: client }).on('line', (line) => {
    if (isMail && line !== '.') return
    if (isMail) console.log(recipients.join('\n'))
    const [command] = line.toUpperCase().split(/[ :]/)
    if (command === 'MAIL') recipients = []
    if (command === 'RCPT') recipients.push(/<.*?>/.exec(line)[0])
    isMail = command === 'DATA'
    client.write(`${ANSWERS[command] ?? '250 ok'}\r\n`)
    if (command === 'QUIT') client.end()
  })
}).listen(2525)
