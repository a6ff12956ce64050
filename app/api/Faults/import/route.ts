import { importFaults, listBadLines } from '@/lib/faults/import/mutations'
import { faultImportSchema } from '@/lib/faults/import/schema'
import { faultImportShape } from '@/lib/faults/import/output'
import { answer, csvAnswer } from '@/lib/api/answers'
import { csvReply, wantsCsv } from '@/lib/api/csv'
import { resource, route } from '@/lib/api/route'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  POST: route({
    access: 'content',
    summary: 'CSV’den ekle ya da denetle',
    returns: [answer(200, faultImportShape), csvAnswer],
    fails: ['conflict'],
    takes: 'form',
    body: faultImportSchema,
    call: async ({ session, body, headers }) => {
      if (!body.apply && wantsCsv(headers)) return { badLines: await listBadLines(session, body.file) }
      return { answer: await importFaults(session, body) }
    },
    reply: ({ badLines, answer }) => {
      return badLines ? csvReply('hatali-satirlar', badLines) : { status: 200, body: answer }
    },
  }),
})
