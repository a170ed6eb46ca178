import { memo } from 'react'
import { keluarga } from './use-huruf.tsx'
import type { Goresan, Tergambar } from './use-rancang.tsx'

function Satu({ goresan, one }: { readonly goresan: Goresan; readonly one: Tergambar }) {
  if (goresan.kind === 'bars')
    return (
      <path
        fill={one.warna}
        d={goresan.bars.map(([x, y, w, h]) => `M${x} ${y}h${w}v${h}h${-w}z`).join('')}
      />
    )
  if (goresan.kind === 'picture')
    return (
      <rect className="kanvas-gambar" x={0} y={0} width={goresan.width} height={goresan.height} />
    )
  // As wide as on paper, whatever the font of this device measures.
  return (
    <text
      x={goresan.x}
      y={goresan.y}
      fill={one.warna}
      fontSize={goresan.size}
      fontFamily={keluarga(one.huruf)}
      fontWeight={one.tebal ? 700 : 400}
      {...(goresan.width > 0
        ? { textLength: goresan.width, lengthAdjust: 'spacingAndGlyphs' }
        : {})}
    >
      {goresan.text}
    </text>
  )
}

/** An element as the paper has it, moved by so many millimetres while it is dragged. */
export const GambarElemen = memo(function GambarElemen({
  dx,
  dy,
  one,
}: {
  readonly one: Tergambar
  readonly dx: number
  readonly dy: number
}) {
  const putar = one.rotate === 0 ? '' : ` rotate(${one.rotate} ${one.width / 2} ${one.height / 2})`
  return (
    <g transform={`translate(${one.x + dx} ${one.y + dy})${putar}`}>
      {one.goresan.map((goresan, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- marks have no names
        <Satu key={at} goresan={goresan} one={one} />
      ))}
    </g>
  )
})
