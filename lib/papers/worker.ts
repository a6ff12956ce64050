import { handleTasks } from '@/lib/platform/runtime/handle-tasks'
import { draw } from './draw'

handleTasks(draw)
