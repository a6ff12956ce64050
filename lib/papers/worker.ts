import { handleTasks } from '@/lib/platform/runtime/answer-jobs'
import { draw } from './draw'

handleTasks(draw)
