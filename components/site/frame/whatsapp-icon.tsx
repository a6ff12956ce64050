/** WhatsApp's icon in the line weight of the other icons; lucide has no brand icons. */
export function WhatsAppIcon({ className = 'size-5' }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeLinecap="round"
      strokeLinejoin="round"
      strokeWidth={1.6}
      aria-hidden
      className={`flex-none ${className}`}>
      <path d="M3.5 20.5l1.3-4.4A8.6 8.6 0 1 1 8 19.3z" />
      <path d="M9 8.2c-.6.5-.8 1.3-.5 2.2.8 2.3 2.8 4.3 5.1 5.1.9.3 1.7.1 2.2-.5l.2-1-2-1.2-1 .9c-1.1-.5-1.9-1.3-2.4-2.4l.9-1-1.2-2z" />
    </svg>
  )
}
