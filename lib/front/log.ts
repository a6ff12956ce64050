import { pino } from 'pino'

/** What the front has to say to operators: one line of JSON each, on standard output. */
export const log = pino({ base: null, timestamp: pino.stdTimeFunctions.isoTime })
