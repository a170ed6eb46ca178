import { useEffect, useState } from 'react'

/** One path of squares: every dark module of the code. */
async function pathOf(text: string): Promise<{ readonly d: string; readonly size: number }> {
  const { create } = await import('qrcode')
  const { modules } = create(text, { errorCorrectionLevel: 'M' })
  const { size } = modules
  const dark = Array.from(modules.data).flatMap((on, at) =>
    on ? [`M${at % size} ${Math.floor(at / size)}h1v1h-1z`] : [],
  )
  return { d: dark.join(''), size }
}

/** A QR code. Its ink is always dark on light: cameras do not read it the other way round. */
export function Qr({ label, text }: { readonly text: string; readonly label: string }) {
  const [code, setCode] = useState<Awaited<ReturnType<typeof pathOf>>>()
  useEffect(() => {
    let wanted = true
    void pathOf(text).then((made) => wanted && setCode(made))
    return () => {
      wanted = false
    }
  }, [text])
  const size = code?.size ?? 25
  return (
    <svg viewBox={`-2 -2 ${size + 4} ${size + 4}`} role="img" aria-label={label} className="qr">
      <rect x={-2} y={-2} width={size + 4} height={size + 4} className="qr-paper" />
      {code ? <path d={code.d} className="qr-ink" shapeRendering="crispEdges" /> : null}
    </svg>
  )
}
