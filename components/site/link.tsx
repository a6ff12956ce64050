export { Link } from '@/components/ui/link'
