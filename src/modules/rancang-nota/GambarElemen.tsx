import { memo } from 'react'
import { useGambarNota } from './use-gambar-nota.tsx'
import { keluarga } from './use-huruf.tsx'
import type { Goresan, Tergambar } from './use-rancang.tsx'

/** A picture in its box, whole and in the middle as on paper; a frame where there is none yet. */
function Gambar({ height, name, width }: Extract<Goresan, { kind: 'picture' }>) {
  const url = useGambarNota(name)
  return url === undefined ? (
    <rect className="kanvas-gambar" x={0} y={0} width={width} height={height} />
  ) : (
    <image href={url} width={width} height={height} />
  )
}

/** The picture behind a page, as large as the page. */
export function Latar({
  lebar,
  nama,
  tinggi,
}: Record<'lebar' | 'tinggi', number> & { nama: string }) {
  const url = useGambarNota(nama)
  return url === undefined ? null : (
    <image href={url} width={lebar} height={tinggi} preserveAspectRatio="none" />
  )
}

function Satu({ goresan, one }: { readonly goresan: Goresan; readonly one: Tergambar }) {
  if (goresan.kind === 'bars')
    return (
      <path
        fill={one.warna}
        d={goresan.bars.map(([x, y, w, h]) => `M${x} ${y}h${w}v${h}h${-w}z`).join('')}
      />
    )
  if (goresan.kind === 'picture') return <Gambar {...goresan} />
  if (goresan.bentuk !== '') return <path fill={one.warna} d={goresan.bentuk} />
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
