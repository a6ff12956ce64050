import { ServiceIcon } from '@/components/site/pictures/service-icon'
import { SERVICE_ICONS } from '@/lib/services/schema'

const LABELS: Record<(typeof SERVICE_ICONS)[number], string> = {
  Settings: 'Dişli',
  Layers: 'Katmanlar',
  CircuitBoard: 'Devre kartı',
  Flame: 'Alev',
  Wind: 'Hava akımı',
  PlugZap: 'Fiş',
  Wrench: 'Anahtar',
  Cpu: 'İşlemci',
  Bot: 'Robot',
  Monitor: 'Ekran',
  Server: 'Sunucu',
  TestTube: 'Deney tüpü',
  Truck: 'Kamyon',
  Factory: 'Fabrika',
  Building2: 'Bina',
  HardDrive: 'Disk',
  Lightbulb: 'Ampul',
  Zap: 'Şimşek',
}

const labelOf = (name: string) => (Object.hasOwn(LABELS, name) ? LABELS[name as keyof typeof LABELS] : name)

/** Radio buttons for the 18 icons of services. */
export function IconPicker({ value, onChange }: { value: string; onChange: (name: string) => void }) {
  return (
    <div>
      <div
        role="radiogroup"
        aria-label="Simge"
        aria-describedby="icon-hint"
        className="grid grid-cols-9 border-t border-l border-line bg-paper max-sm:grid-cols-6">
        {SERVICE_ICONS.map((name) => (
          <label
            key={name}
            title={LABELS[name]}
            className="relative grid h-12 cursor-pointer place-items-center border-r border-b border-line hover:bg-tint has-checked:bg-ink has-checked:text-sheet has-focus-visible:z-1 has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus">
            <input
              type="radio"
              name="iconName"
              value={name}
              checked={value === name}
              onChange={() => onChange(name)}
              className="absolute inset-0 size-full cursor-pointer appearance-none outline-none"
            />
            <ServiceIcon name={name} />
            <span className="sr-only">{LABELS[name]}</span>
          </label>
        ))}
      </div>
      <p id="icon-hint" className="mt-1.5 text-small leading-[1.4] text-ink-2">
        Seçilen: {labelOf(value)}. Başlığın yanında, resimsiz hizmette resmin yerinde görünür.
      </p>
    </div>
  )
}
