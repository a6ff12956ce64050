/** Drawing of an order sheet, with an arrow to the order's number. */
export function OrderNumberDrawing() {
  return (
    <figure>
      <svg
        viewBox="0 0 460 330"
        role="img"
        aria-label="İş emri fişi: numara üstte, büyük yazıyla"
        fill="none"
        className="h-auto w-full stroke-line">
        <path d="M20 20h250v290H20z" strokeWidth={2} className="fill-paper stroke-edge" />
        <path d="M20 118h250M20 162h250M20 206h250M145 118v44M20 262h250M145 262v48M188 34h66v66h-66z" />
        <path
          d="M196 42h18v18h-18zM228 42h18v18h-18zM196 74h18v18h-18zM226 70h6v6h-6zM240 70h6v6h-6zM232 78h8v8h-8zM242 88h6v6h-6zM222 88h6v6h-6zM219 44h4v8h-4zM219 58h6v4h-6z"
          stroke="none"
          className="fill-ink"
        />
        <path
          d="M34 42h60M34 56h38M34 136h64M34 148h44M160 136h70M160 148h50M34 180h120M34 192h90M34 224h180M34 236h150M34 278h50M160 278h50"
          strokeWidth={5}
        />
        <path d="M150 104L188 140H300" strokeWidth={1.1} className="stroke-ink" />
        <circle cx="150" cy="104" r="4.5" strokeWidth={2} className="fill-ink stroke-paper" />
        <g stroke="none" className="fill-ink">
          <text x="34" y="96" fontSize="26" className="font-mono tracking-[-0.05em]">
            2026-0042
          </text>
          <text x="308" y="137" fontSize="16" fontWeight="600">
            İş emri numarası
          </text>
        </g>
        <g stroke="none" fontSize="15" className="fill-ink-2">
          <text x="308" y="157">
            fişte ve gelen
          </text>
          <text x="308" y="175">
            e-postanın konusunda
          </text>
        </g>
      </svg>
    </figure>
  )
}
