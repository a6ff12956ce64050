import { answerJobs } from '@/lib/platform/runtime/answer-jobs'
import { draw } from './draw'

answerJobs(draw)
