/** The home page as search engines show it, unless the owner writes something else. The company's name is added. */
export const HOME_SEARCH = {
  title: 'Servo sürücü, PLC, inverter ve CNC kartı tamiri',
  description:
    'Servo sürücü, PLC, frekans inverteri, CNC kartı ve robot kontrolörü onarımı: arıza ölçülür, onayınızla onarılır, yük altında test edilir.',
} as const
