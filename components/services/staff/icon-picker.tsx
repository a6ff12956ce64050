import { RadioGroup } from '@/components/admin/form/choices'
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

const OPTIONS = SERVICE_ICONS.map((value) => ({ value, label: LABELS[value], title: LABELS[value] }))

/** Radio buttons for the 18 icons of services. */
export function IconPicker({ value, onChange }: { value: string; onChange: (name: string) => void }) {
  return (
    <div>
      <RadioGroup
        label="Simge"
        describedBy="icon-hint"
        name="iconName"
        options={OPTIONS}
        value={value}
        onChange={onChange}
        className="grid grid-cols-9 border-t border-l border-line bg-paper max-sm:grid-cols-6"
        optionClass="grid h-12 place-items-center border-r border-b border-line has-checked:bg-ink has-checked:text-sheet">
        {({ value: name, label }) => (
          <>
            <ServiceIcon name={name} />
            <span className="sr-only">{label}</span>
          </>
        )}
      </RadioGroup>
      <p id="icon-hint" className="mt-1.5 text-small leading-[1.4] text-ink-2">
        Seçilen: {LABELS[value as keyof typeof LABELS]}. Başlığın yanında, resimsiz hizmette resmin yerinde görünür.
      </p>
    </div>
  )
}
