import {
  Bot,
  Building2,
  CircuitBoard,
  Cpu,
  Factory,
  Flame,
  HardDrive,
  Layers,
  Lightbulb,
  Monitor,
  PlugZap,
  Server,
  Settings,
  TestTube,
  Truck,
  Wind,
  Wrench,
  Zap,
  type LucideIcon,
} from 'lucide-react'
import { Icon } from '@/components/ui/icon'

const ICONS: Record<string, LucideIcon> = {
  Settings,
  Layers,
  CircuitBoard,
  Flame,
  Wind,
  PlugZap,
  Wrench,
  Cpu,
  Bot,
  Monitor,
  Server,
  TestTube,
  Truck,
  Factory,
  Building2,
  HardDrive,
  Lightbulb,
  Zap,
}

type ServiceIconProps = { name: string; className?: string; strokeWidth?: number }

/** Icon of a service by its stored name, or a wrench for an unknown name. */
export function ServiceIcon({ name, className, strokeWidth }: ServiceIconProps) {
  return (
    <Icon of={Object.hasOwn(ICONS, name) ? ICONS[name]! : Wrench} className={className} strokeWidth={strokeWidth} />
  )
}
