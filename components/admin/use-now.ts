import { useEffect, useState } from 'react'
import { MINUTE_MS } from '@/lib/platform/turkish/dates'

/** Returns the time, updated each minute, for texts like '19 saat'. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), MINUTE_MS)
    return () => clearInterval(timer)
  }, [])
  return now
}
