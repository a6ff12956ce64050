import { HYDRATING } from '@/components/ui/translated-texts'

// Next runs this file right before React takes over a page.
dispatchEvent(new Event(HYDRATING))
